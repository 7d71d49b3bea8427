import { randomUUID } from 'node:crypto'
import { data, Form, redirect } from 'react-router'
import { adminContext } from '#admin/guard.server.ts'
import { readListState } from '#admin/lists/address.ts'
import { conditionOf } from '#admin/lists/list-db.server.ts'
import { listAt } from '#admin/lists/open-list.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { caseList } from '#cases/list/staff/case-list.tsx'
import { caseSource } from '#cases/list/staff/case-list-db.server.ts'
import { maxRecipients, type Recipient } from '#cases/mass-messages/mass-message.ts'
import { listRecipients, listRecipientsOf } from '#cases/mass-messages/mass-message-db.server.ts'
import {
  isSendable,
  type MassMessagePreview,
  previewMassMessage,
  startMassMessage,
} from '#cases/mass-messages/send-mass-message.server.ts'
import { templateFields } from '#cases/messages/answer-template.ts'
import { maxMessageLength, maxSubjectLength } from '#cases/messages/message.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Field } from '#design/form/field.tsx'
import { TextArea, TextInput } from '#design/form/input.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/mass-message-page'

const copy = () => t(caseStaffTexts.massMessage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().messageToClients)

/** Recipients: the clients of the selected cases (`?case=`), or of all cases that match the filters of the case list. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, 'message.write')
  const { services, scope } = ctx
  const selected = url.searchParams.getAll('case')
  if (selected.length > 0)
    return { recipients: await listRecipientsOf(services.db, selected, scope), key: randomUUID() }
  const at = listAt(ctx)
  const choices = await caseSource.choices?.(services.db, at, url.searchParams)
  const { filters } = readListState(caseList, url.searchParams, choices ? { choices } : {})
  return { recipients: await listRecipients(services.db, conditionOf(caseSource, filters, at)), key: randomUUID() }
}

type Answer = {
  text: string | null
  values: { subject: string; body: string; key: string; isEssential: boolean }
  previews: (MassMessagePreview & { isSendable: boolean })[] | null
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'message.write')
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const values = { subject: text('subject'), body: text('body'), key: text('key'), isEssential: form.has('essential') }
  const { subject, body, isEssential } = values
  const caseIds = form
    .getAll('case')
    .map(String)
    .slice(0, maxRecipients * 2)
  const message = { subject, body, submissionKey: values.key, isEssential, caseIds, actor }
  const isSend = text('intent') === 'send'
  if (isSend) {
    const outcome = await startMassMessage(services, message)
    if (outcome.ok) throw redirect(`/admin/cases/message/${outcome.id}`, 303)
    const status = outcome.reason === 'too-many-starts' ? 429 : 422
    return data<Answer>({ text: copy().refused[outcome.reason], values, previews: null }, { status })
  }
  const outcome = await previewMassMessage(services, message)
  if (!outcome.ok)
    return data<Answer>({ text: copy().refused[outcome.reason], values, previews: null }, { status: 422 })
  const previews = outcome.previews.map((preview) => ({ ...preview, isSendable: isSendable(preview) }))
  return data<Answer>({ text: null, values, previews })
}

export default function MassMessagePage({ loaderData: { recipients, key }, actionData }: Route.ComponentProps) {
  const { previews = null, text = null, values } = actionData ?? {}
  const sendable = previews?.filter((one) => one.isSendable).length ?? 0
  const isTooMany = recipients.length > maxRecipients
  return (
    <>
      <AppHeader title={copy().messageToClients} before={<BackLink to="/admin/cases">{copy().cases}</BackLink>} />
      {isTooMany && <Note kind="warn" title={copy().refused['too-many-recipients']} />}
      {recipients.length === 0 && <Note kind="warn" title={copy().refused['no-recipients']} />}
      {text && <Note kind="bad" live title={text} />}
      <Form method="post" className="panels" noValidate preventScrollReset>
        <Panel title={copy().text}>
          <div className="admin-form">
            <input type="hidden" name="key" value={values?.key ?? key} />
            {recipients.slice(0, maxRecipients).map(({ caseId }) => (
              <input type="hidden" key={caseId} name="case" value={caseId} />
            ))}
            <Field name="subject" label={copy().subject} required>
              <TextInput maxLength={maxSubjectLength} autoComplete="off" defaultValue={values?.subject} />
            </Field>
            <Field
              name="body"
              label={copy().message}
              hint={copy().placeholders(templateFields.map((field) => `{${field}}`).join(', '))}
              required
            >
              <TextArea rows={10} maxLength={maxMessageLength} defaultValue={values?.body} />
            </Field>
            <Checkbox
              name="essential"
              label={copy().essential}
              hint={copy().essentialReachesEverybody}
              defaultChecked={values?.isEssential ?? false}
            />
            <div className="row">
              <Button
                kind={previews ? 'outline' : 'primary'}
                size="small"
                name="intent"
                value="preview"
                disabled={recipients.length === 0 || isTooMany}
              >
                {copy().checkEachMessage}
              </Button>
              {previews && sendable > 0 && (
                <Button kind="primary" size="small" name="intent" value="send">
                  {copy().sendTo(sendable)}
                </Button>
              )}
            </div>
          </div>
        </Panel>
        {previews ? (
          <Previews previews={previews} isEssential={values?.isEssential ?? false} />
        ) : (
          <Names {...{ recipients }} />
        )}
      </Form>
    </>
  )
}

function Names({ recipients }: { recipients: readonly Recipient[] }) {
  return (
    <Panel title={copy().recipients(Math.min(recipients.length, maxRecipients))}>
      <p className="soft t16">{copy().oneMessageForEachClient}</p>
      <ul>
        {recipients.slice(0, maxRecipients).map((recipient) => (
          <li key={recipient.clientId} className="work-line">
            <span>
              {recipient.clientName}
              <small>{[recipient.caseNumber, ...(recipient.isActive ? [] : [copy().inactive])].join(', ')}</small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type PreviewsProps = { previews: NonNullable<Answer['previews']>; isEssential: boolean }

function Previews({ previews, isEssential }: PreviewsProps) {
  return (
    <Panel title={copy().whatEachClientGets}>
      <p className="soft t16">{copy().emailAnnouncesTheMessage}</p>
      {previews.map(({ recipient, subject, body, missing, isSendable }, at) => (
        <details key={recipient.clientId} className="ask" open={at === 0 || !isSendable}>
          <summary>{`${recipient.clientName}, ${recipient.caseNumber}`}</summary>
          {!recipient.isActive && <Note kind="warn" title={copy().notSentInactive} />}
          {missing.length > 0 && <Note kind="warn" title={copy().notSentMissing(missing.join(', '))} />}
          {isSendable && recipient.hasOptedOut && !isEssential && <Note kind="info" title={copy().noEmailOptedOut} />}
          <p className="bold mt-8">{subject}</p>
          <p className="message-body">{body}</p>
        </details>
      ))}
    </Panel>
  )
}
