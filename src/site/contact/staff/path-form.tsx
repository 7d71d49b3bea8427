import { useRef, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { DraftArea } from '#accounts/drafts/ui/drafts.tsx'
import { ArrowLink, Button } from '#design/button.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { FileInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { t } from '#platform/texts.ts'
import { maxAnswerLength } from '#site/correspondence/email-message.ts'
import * as siteStaffTexts from '#site/staff/locales/en.ts'
import type { EnquiryAnswer } from './enquiry-view.tsx'
import type { EnquiryView } from './load-enquiry.server.ts'
import { AppointmentStep, ClientStep, QuoteStep, Step } from './path-steps.tsx'

const copy = () => t(siteStaffTexts.enquiryPath)

/** Reply, client, quote and appointment: one form, one email. Steps without a tick are left out. */
export function PathForm({ view, answer }: { view: EnquiryView; answer: EnquiryAnswer | undefined }) {
  const { client, given, templates, cases } = view
  const { values = {}, errors = {}, preview, text } = answer ?? {}
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useNavigation().formMethod === 'POST'
  // Keep the first key: the page reloads its data while someone is writing.
  const [key] = useState(values.key ?? view.key)
  const step = { view, values, error: (name: string) => (errors[name] ? { error: errors[name] } : {}) }
  const booking = answer?.booking ?? view.booking
  return (
    <>
      {client?.mayUnlink && <form method="post" id="unlink" />}
      <form method="post" id="link">
        <input type="hidden" name="intent" value="link" />
      </form>
      <Form
        method="post"
        className="enquiry-path"
        ref={form}
        encType="multipart/form-data"
        noValidate
        preventScrollReset
      >
        <input type="hidden" name="key" value={key} />
        <ErrorSummary errors={listErrors(errors)} />
        {text && Object.keys(errors).length === 0 && (
          <Note kind="bad" live title={copy().nothingSent}>
            {text}
          </Note>
        )}
        <div className="enquiry-steps">
          <Step number={1} title={copy().steps.reply}>
            <nav className="template-chips" aria-label={copy().templates}>
              {templates.map(({ id, title, text: words }) => (
                <button
                  key={id}
                  type="button"
                  className="chip needs-script"
                  onClick={() => addText(form.current?.querySelector('textarea[name="body"]'), words)}
                >
                  {title}
                </button>
              ))}
              <Link className="chip" to="/admin/messages/templates">
                {copy().editTemplates}
              </Link>
            </nav>
            <Field name="body" label={copy().steps.reply} required>
              <DraftArea
                draft="answer"
                sentAs="enquiry-answered"
                rows={14}
                maxLength={maxAnswerLength}
                defaultValue={values.body}
              />
            </Field>
            {answer?.attached?.map(({ filename, ticket }) => (
              <p className="t14" key={ticket}>
                <input type="hidden" name="attached" value={ticket} />
                {copy().isAttached(filename)}
              </p>
            ))}
            <Field name="file" label={copy().attachFiles} hint={copy().attachHint} optional {...step.error('file')}>
              <FileInput multiple />
            </Field>
          </Step>
          <ClientStep {...step} />
          <QuoteStep {...step} />
          <AppointmentStep {...step} booking={booking} />
        </div>
        {preview && (
          <section className="enquiry-preview" aria-labelledby="preview-title">
            <h2 className="t20" id="preview-title">
              {copy().preview}
            </h2>
            <p className="soft t14">{copy().previewTo(preview.to)}</p>
            <p className="bold mt-8">{preview.subject}</p>
            <pre>{preview.text}</pre>
          </section>
        )}
        <div className="enquiry-send">
          <p>
            <b>{copy().oneEmail(given.firstName)}</b> {copy().oneEmailText}
          </p>
          <div className="row">
            <Button name="intent" value="preview" kind="outline" size="small">
              {copy().previewEmail}
            </Button>
            <Button name="intent" value="answer" kind="primary" size="small" icon="send" busy={isBusy}>
              {isBusy ? copy().sending : copy().send}
            </Button>
          </div>
        </div>
      </Form>
      {client && (
        <Panel
          title={copy().cases}
          end={<ArrowLink to={`/admin/clients/${client.id}/open-case`}>{copy().openCase}</ArrowLink>}
        >
          <ul className="lined">
            {cases.map(({ id, caseNumber, title }) => (
              <li key={id}>
                <Link to={`/admin/cases/${id}`}>{caseNumber}</Link> <span className="soft">{title}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}

function addText(area: HTMLTextAreaElement | null | undefined, words: string) {
  if (!area) return
  area.value = [area.value.trimEnd(), words].filter(Boolean).join('\n\n')
  area.dispatchEvent(new Event('input', { bubbles: true }))
  area.focus()
}
