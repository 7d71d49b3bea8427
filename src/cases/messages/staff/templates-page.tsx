import { data, Form } from 'react-router'
import { adminContext } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { maxTemplateLength, maxTitleLength, templateFields } from '#cases/messages/answer-template.ts'
import { type AnswerTemplate, listTemplates } from '#cases/messages/answer-template-db.server.ts'
import { editTemplate, removeTemplate } from '#cases/messages/edit-template.server.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { TextArea, TextInput } from '#design/form/input.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/templates-page'
import { templateError } from './message-errors.ts'

const copy = () => t(caseStaffTexts.templatesPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().answerTemplates)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = adminContext({ request, context }, 'template.write')
  return { templates: await listTemplates(services.db) }
}

type Refused = { text: string; values: Record<string, string> }

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'template.write')
  const values = textsOf(await readForm(request))
  const { intent, id = '', title = '', body = '' } = values
  const outcome =
    intent === 'remove'
      ? await removeTemplate(services, { actor, id })
      : await editTemplate(services, { actor, id: id || null, title, body })
  if (outcome.ok) throw doneAt('/admin/messages/templates', 'template')
  const { status, text } = templateError(outcome)
  return data<Refused>({ text, values }, { status })
}

export default function TemplatesPage({ loaderData: { templates }, actionData }: Route.ComponentProps) {
  const fields = templateFields.map((name) => `{${name}}`).join(', ')
  return (
    <>
      <AppHeader title={copy().answerTemplates} before={<BackLink to="/admin/messages">{copy().messages}</BackLink>} />
      <p className="soft">{copy().thesePlaceholdersAreFilledIn(fields)}</p>
      <div className="panel-stack mt-24">
        {templates.map((template) => (
          <Panel key={template.id} title={template.title}>
            <TemplateForm
              template={template}
              refused={actionData?.values.id === template.id ? actionData : undefined}
            />
          </Panel>
        ))}
        <Panel title={copy().newTemplate}>
          <TemplateForm key={templates.length} refused={actionData && !actionData.values.id ? actionData : undefined} />
        </Panel>
      </div>
    </>
  )
}

function TemplateForm({ template, refused }: { template?: AnswerTemplate; refused: Refused | undefined }) {
  const id = template?.id ?? 'new'
  return (
    <Form method="post" className="admin-form compact" preventScrollReset>
      {template && <input type="hidden" name="id" value={template.id} />}
      {refused && (
        <Note kind="bad" live title={copy().templateWasNotSaved}>
          {refused.text}
        </Note>
      )}
      <Field name="title" id={`title-${id}`} label={copy().title} required>
        <TextInput maxLength={maxTitleLength} defaultValue={refused?.values.title ?? template?.title} />
      </Field>
      <Field name="body" id={`body-${id}`} label={copy().text} required>
        <TextArea rows={6} maxLength={maxTemplateLength} defaultValue={refused?.values.body ?? template?.body} />
      </Field>
      <div className="row">
        <Button name="intent" value="save" size="small">
          {copy().saveTemplate}
        </Button>
        {template && (
          <Button name="intent" value="remove" kind="quiet" size="small" formNoValidate>
            {copy().deleteTemplate}
          </Button>
        )}
      </div>
    </Form>
  )
}
