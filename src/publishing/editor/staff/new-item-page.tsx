import { data, Form, useNavigation } from 'react-router'
import { adminContext } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { oneOf } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { Select, TextInput } from '#design/form/input.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { swissDay } from '#platform/day.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { contentItemKinds } from '#publishing/editor/items/content-item.ts'
import { createContentItem } from '#publishing/editor/items/create-content-item.server.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import type { Route } from './+types/new-item-page'
import { contentItemLanguages, errorWords, languageName } from './content-item-errors.ts'
import { blankText, slugFor } from './content-item-form.ts'

const copy = () => t(publishingStaffTexts.newItemPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().newItem)

export function loader({ request, context }: Route.LoaderArgs) {
  adminContext({ request, context }, 'content.write')
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor, person } = adminContext({ request, context }, 'content.write')
  const submitted = textsOf(await readForm(request))
  const kind = oneOf(contentItemKinds, submitted.kind ?? null)
  const language = oneOf(contentItemLanguages, submitted.language ?? null) ?? 'en'
  const title = (submitted.title ?? '').trim()
  if (!kind || title === '') {
    const fields = { ...(kind ? {} : { kind: copy().chooseType }), ...(title ? {} : { title: copy().enterTitle }) }
    return data({ submitted, fields }, { status: 422 })
  }
  const slug = (submitted.slug ?? '').trim() || slugFor(title)
  const text = blankText(kind, { title, author: person.name, year: swissDay(services.now()).slice(0, 4) })
  const outcome = await createContentItem(services, actor, { kind, slug, language, text })
  if (outcome.ok) throw doneAt(`/admin/content/${outcome.id}`, 'entry-made')
  const fields: Record<string, string> =
    outcome.reason === 'text-faults'
      ? errorWords(outcome.errors)
      : { slug: t(publishingStaffTexts.content).refusals[outcome.reason] }
  return data({ submitted, fields }, { status: 422 })
}

export default function NewContentItemPage({ actionData }: Route.ComponentProps) {
  const { submitted = {}, fields = {} } = actionData ?? {}
  const values: Record<string, string | undefined> = submitted
  const errors: Record<string, string | undefined> = fields
  const isSending = useNavigation().state === 'submitting'
  return (
    <>
      <AppHeader title={copy().newItem} before={<BackLink to="/admin/content">{copy().content}</BackLink>} />
      <div className="panel-stack mt-32">
        <Panel title={copy().aboutItem}>
          <Form method="post" className="admin-form mt-8" noValidate>
            <ErrorSummary errors={listErrors(errors)} />
            <Field name="kind" label={copy().type} error={errors.kind} required>
              <Select
                defaultValue={values.kind}
                options={contentItemKinds.map((value) => ({
                  value,
                  label: t(publishingStaffTexts.content).kinds[value].one,
                }))}
              />
            </Field>
            <Field name="title" label={copy().title} error={errors.title} required>
              <TextInput maxLength={200} autoComplete="off" defaultValue={values.title} />
            </Field>
            <Field name="slug" label={copy().address} hint={copy().lastPartOfPageAddress} error={errors.slug} optional>
              <TextInput maxLength={120} autoComplete="off" spellCheck={false} defaultValue={values.slug} />
            </Field>
            <Field name="language" label={copy().language} error={errors.language} required>
              <Select
                defaultValue={values.language ?? 'en'}
                options={contentItemLanguages.map((value) => ({ value, label: languageName(value) }))}
              />
            </Field>
            <div>
              <Button kind="primary" size="small" busy={isSending}>
                {copy().createDraft}
              </Button>
            </div>
          </Form>
        </Panel>
      </div>
    </>
  )
}
