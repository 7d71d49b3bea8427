import { data, Form } from 'react-router'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { changeTemplate } from '#cases/requests/change-template.server.ts'
import { type ItemText, itemNeeds, maxDescriptionLength, maxTitleLength } from '#cases/requests/item-text.ts'
import { requestError } from '#cases/requests/staff/request-errors.ts'
import { findTemplate, listTemplateProducts, type TemplateSource } from '#cases/requests/template-db.server.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'

import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { FieldError } from '#design/form/field.tsx'
import { LongLine, Select, TextInput } from '#design/form/input.tsx'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { Chips } from '#design/page/navigation.tsx'
import { readForm } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/checklist-edit-page'
import { inChosenOrder } from './chosen-order.ts'

const copy = () => t(caseStaffTexts.checklistEditPage)

const emptyLines = 5

export const headers = privatePage
export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(
    copy()
      .checklist(loaderData?.title ?? '')
      .trim(),
  )

const years = 4

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { services } = adminContext({ request, context }, 'checklist.write')
  const product = (await listTemplateProducts(services.db, [params.productId]))[0]
  if (!product) throw notFound()
  const taxYear = yearIn(url)
  const { source, items } = await findTemplate(services.db, { productId: product.id, taxYear })
  const thisYear = services.now().getFullYear()
  const offered = Array.from({ length: years }, (_, index) => thisYear - index)
  const isOwn = product.years.includes(taxYear)
  return { id: product.id, title: product.title, taxYear, source, items, isOwn, years: offered }
}

/** If a tax year's checklist is deleted, the checklist for all years applies or, without one, the catalogue's. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'checklist.write')
  const form = await readForm(request)
  const all = (name: string) => form.getAll(name).map(String)
  const [descriptions, deps] = [all('description'), all('need')]
  const entered = all('title').map((title, at) => {
    return { title, description: descriptions[at] ?? '', need: deps[at] ?? '' }
  })
  const lines = inChosenOrder(entered, all('place'))
  const isCancelled = form.get('intent') === 'give-up'
  const which = { productId: params.productId, taxYear: yearIn(url), actor }
  const outcome = await changeTemplate(services, { ...which, lines: isCancelled ? null : lines })
  if (outcome.ok) throw doneAt(url.pathname + url.search, 'checklist-saved')
  if (outcome.reason === 'unknown-product' || outcome.reason === 'unknown-year') throw notFound()
  const { status, text } = requestError(outcome.reason)
  return data<TemplateAnswer>({ lines, text, at: 'at' in outcome ? outcome.at : null }, { status })
}

function yearIn(url: URL): number | null {
  const year = url.searchParams.get('year')
  if (year === null) return null
  if (!/^20\d\d$/.test(year)) throw notFound()
  return Number(year)
}

export default function ChecklistEditPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ChecklistEditor
      key={JSON.stringify([loaderData.id, loaderData.taxYear, loaderData.items])}
      view={loaderData}
      answer={actionData}
    />
  )
}

/** Action data of a rejected form. `at`: index of the invalid checklist line; null if no single line is invalid. */
type TemplateAnswer = {
  lines: { title: string; description: string; need: string }[]
  text: string
  at: number | null
}

type View = {
  id: string
  title: string
  taxYear: number | null
  source: TemplateSource
  items: ItemText[]
  isOwn: boolean
  years: number[]
}

function ChecklistEditor({ view, answer }: { view: View; answer: TemplateAnswer | undefined }) {
  const { id, title, taxYear, source, items, isOwn, years } = view
  const path = `/admin/checklists/${encodeURIComponent(id)}`
  const more = Array.from({ length: emptyLines }, () => ({ title: '', description: '', need: 'required' }))
  const lines = answer?.lines ?? [...items, ...more]
  return (
    <>
      <AppHeader before={<BackLink to="/admin/checklists">{copy().checklists}</BackLink>} title={title}>
        <span className="soft t16">{copy().sources[source]}</span>
      </AppHeader>
      <Chips
        label={copy().taxYear}
        chips={[
          { to: path, label: copy().allYears, current: taxYear === null },
          ...years.map((year) => ({ to: `${path}?year=${year}`, label: String(year), current: year === taxYear })),
        ]}
      />
      <Form method="post" className="template-form mt-24" preventScrollReset>
        {answer && answer.at === null && (
          <Note kind="bad" live title={copy().listWasNotSaved}>
            {answer.text}
          </Note>
        )}
        <ol>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position
            <li key={at}>
              <TextInput
                name="place"
                aria-label={copy().positionOfDocument(at + 1)}
                inputMode="numeric"
                maxLength={3}
                defaultValue={at + 1}
              />
              <LongLine
                name="title"
                aria-label={copy().document(at + 1)}
                placeholder={copy().document2}
                maxLength={maxTitleLength}
                defaultValue={line.title}
                aria-invalid={answer?.at === at || undefined}
                aria-describedby={answer?.at === at ? 'line-fault' : undefined}
              />
              <LongLine
                name="description"
                aria-label={copy().whatClientShouldKnowAbout(at + 1)}
                placeholder={copy().whatClientShouldKnow}
                maxLength={maxDescriptionLength}
                defaultValue={line.description}
              />
              <Select
                name="need"
                aria-label={copy().howMuchDocumentIsNeeded(at + 1)}
                defaultValue={line.need}
                options={itemNeeds.map((need) => ({ value: need, label: t(caseTexts.cases).itemNeeds[need].label }))}
              />
              {answer?.at === at && <FieldError id="line-fault">{answer.text}</FieldError>}
            </li>
          ))}
        </ol>
        <p className="soft t14">{copy().changeNumberToReorderClear}</p>
        <div className="row">
          <Button size="small" name="intent" value="save">
            {copy().saveList}
          </Button>
          {isOwn && (
            <Button size="small" kind="quiet" name="intent" value="give-up" formNoValidate>
              {taxYear === null ? copy().useListFromCatalogue : copy().useListForAllYears}
            </Button>
          )}
        </div>
      </Form>
    </>
  )
}
