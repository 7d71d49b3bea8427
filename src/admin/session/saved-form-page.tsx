import { useEffect } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { openSavedForm } from '#accounts/drafts/save-form.server.ts'
import { adminContext, notFound } from '#admin/guard.server.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { withParams } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { TextArea } from '#design/form/input.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/saved-form-page'
import { isForPeople, labelOf } from './saved-values.tsx'

const copy = () => t(adminTexts.savedFormPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().notSentYet)

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { services, person } = adminContext({ request, context }, 'admin.use')
  const saved = await openSavedForm(services, params.formId, person.id)
  if (!saved) throw notFound()
  const page = saved.path.replace(/[?&]index(?=&|$)/, '')
  const isPlain = url.searchParams.has('plain') || !hasPage(page)
  return {
    ...saved,
    page,
    own: isPlain ? null : withParams(page.split('?')[0] ?? page, searchOf(page), { saved: params.formId }),
  }
}

const withoutPage = ['/admin/session', '/admin/logout', '/admin/drafts']

function hasPage(page: string): boolean {
  return !withoutPage.includes(page.split('?')[0] ?? '')
}

function searchOf(page: string): URLSearchParams {
  return new URLSearchParams(page.split('?')[1] ?? '')
}

export default function SavedFormPage({ loaderData: { path, page, own, isMultipart, fields } }: Route.ComponentProps) {
  const navigate = useNavigate()
  useEffect(() => {
    if (own) void navigate(own, { replace: true })
  }, [own, navigate])
  return (
    <>
      <AppHeader title={copy().notSentYet} />
      <div className="frame-note">
        <Note kind="info" title={copy().yourSessionHadExpiredWhen}>
          {copy().nothingWasChangedCheckWhat}
        </Note>
      </div>
      <Panel title={page}>
        <Form
          method="post"
          action={path}
          className="admin-form mt-8"
          encType={isMultipart ? 'multipart/form-data' : undefined}
          reloadDocument
        >
          {fields.map(([name, value], position) => {
            const key = `${name} ${position}`
            if (!isForPeople(name, value)) return <input key={key} type="hidden" name={name} value={value} />
            return (
              <Field key={key} name={name} label={labelOf(name)}>
                <TextArea defaultValue={value} rows={Math.min(12, Math.max(1, value.split('\n').length))} />
              </Field>
            )
          })}
          <div className="row">
            <Button kind="primary" size="small">
              {copy().sendNow}
            </Button>
            <Link to={page}>{copy().backWithoutSending}</Link>
          </div>
        </Form>
      </Panel>
    </>
  )
}
