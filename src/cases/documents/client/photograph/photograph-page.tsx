import { redirect } from 'react-router'
import { asClient } from '#accounts/access/as-client.server.ts'
import { actorOf } from '#accounts/sessions/current-user.server.ts'
import { UploadForm } from '#cases/documents/client/uploads/file-picker.tsx'
import { findDocument } from '#cases/documents/document-db.server.ts'
import { isSentBack } from '#cases/documents/document-states.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { findCaseOf } from '#cases/process/case-db.server.ts'
import { clientCasePath, replacePath } from '#cases/process/case-links.ts'
import { isOpen } from '#cases/process/case-states.ts'
import { findChecklistItem } from '#cases/requests/checklist-db.server.ts'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { notFound } from '#portal/guard.server.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import type { Route } from './+types/photograph-page'
import { Photograph } from './photograph.tsx'

const copy = () => t(caseTexts.photographPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) => portalMeta(copy().photographPages, matches)

/** `?item=`: the checklist item that the document is for; `?replaces=`: the document that it replaces. */
export function loader({ request, params, context, url }: Route.LoaderArgs) {
  const { id: clientId } = actorOf({ request, context }).person
  const [itemId, replaces] = [url.searchParams.get('item'), url.searchParams.get('replaces')]
  return asClient(servicesOf(context).db, clientId, async (tx) => {
    const found = await findCaseOf(tx, clientId, params.caseId)
    if (!found) throw notFound()
    const back = clientCasePath(found.id)
    if (!isOpen(found.state)) throw redirect(back, { status: 303 })
    const item = itemId ? await findChecklistItem(tx, found.id, itemId) : null
    const replaced = replaces ? await findDocument(tx, replaces, clientId) : null
    if ((itemId && !item) || (replaces && replaced?.caseId !== found.id)) throw notFound()
    if (replaced && !isSentBack(replaced.state)) throw redirect(back, { status: 303 })
    return {
      caseId: found.id,
      caseNumber: found.caseNumber,
      itemId: item?.id ?? null,
      replaces: replaced?.id ?? null,
      title: item?.title ?? replaced?.documentType ?? null,
    }
  })
}

export default function PhotographPage({ loaderData }: Route.ComponentProps) {
  const { caseId, caseNumber, itemId, replaces, title } = loaderData
  const backTo = `${clientCasePath(caseId)}#${itemId ? `item-${itemId}` : 'documents'}`
  return (
    <>
      <AppHeader before={<BackLink to={backTo}>{copy().case(caseNumber)}</BackLink>} title={copy().photographPages} />
      <div className="thread">
        {title && <p className="t18">{title}</p>}
        <p className="soft t16">{copy().lead}</p>
        <Photograph {...{ caseId, itemId, replaces, backTo }} filename={`${title ?? copy().filename}.pdf`} />
        <div className="mt-16">
          <UploadForm
            action={replaces ? replacePath(caseId, replaces) : `${clientCasePath(caseId)}/upload`}
            {...{ itemId, replaces }}
            label={copy().upload}
            isPhoto
          />
        </div>
      </div>
    </>
  )
}
