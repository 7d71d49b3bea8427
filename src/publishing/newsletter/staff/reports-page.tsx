import { data, Form } from 'react-router'
import { adminContext } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { FileInput, TextArea } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { readForm } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { recordReport } from '#publishing/newsletter/reports/record-report.server.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import type { Route } from './+types/reports-page'
import { NewsletterHeader } from './newsletter-tabs.tsx'

const copy = () => t(publishingStaffTexts.reportsPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().bounces)

const path = '/admin/newsletter/reports'

export function loader({ request, context }: Route.LoaderArgs) {
  const { services } = adminContext({ request, context }, 'subscriber.read')
  const { MAIL_REPORTS_SECRET, PUBLIC_URL } = services.config
  return { webhook: `${PUBLIC_URL}/api/webhooks/mail-reports`, isOpen: MAIL_REPORTS_SECRET !== undefined }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'subscriber.read')
  const form = await readForm(request)
  const file = form.get('file')
  const pasted = String(form.get('report') ?? '')
  const raw = file instanceof File && file.size > 0 ? await file.text() : pasted
  const outcome = await recordReport(services, raw, actor)
  if (outcome.ok) throw doneAt(path, `report-${outcome.result}`)
  return data({ text: t(publishingStaffTexts.adminNewsletter).reports[outcome.reason], pasted }, { status: 422 })
}

export default function ReportsPage({ loaderData: { webhook, isOpen }, actionData }: Route.ComponentProps) {
  return (
    <>
      <NewsletterHeader current={path} />
      <div className="panels mt-32">
        <Panel title={copy().importBounceOrComplaint}>
          <Form method="post" encType="multipart/form-data" className="admin-form mt-8" noValidate>
            {actionData && (
              <Note kind="bad" live>
                {actionData.text}
              </Note>
            )}
            <Field name="report" label={copy().fullEmailWithHeaders} hint={copy().yourEmailProgramCallsThis}>
              <TextArea rows={12} spellCheck={false} defaultValue={actionData?.pasted ?? ''} />
            </Field>
            <Field name="file" label={copy().orUploadFile} hint={copy().emlFileAtMost200} optional>
              <FileInput accept=".eml,message/rfc822,text/plain" />
            </Field>
            <div>
              <Button kind="primary" size="small">
                {copy().importReport}
              </Button>
            </div>
          </Form>
        </Panel>
        <Panel title={copy().automaticImport}>
          <p className="mt-8">{isOpen ? copy().mailServerCanSendEach : copy().setMailReportsSecretSo}</p>
          <p className="mt-8">
            <code>{webhook}</code>
          </p>
        </Panel>
      </div>
    </>
  )
}
