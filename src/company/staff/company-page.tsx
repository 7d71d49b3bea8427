import { data, Form } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext, forbidden } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { SettingsHeader } from '#admin/settings/settings-tabs.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { factOfKey } from '#company/company-settings.ts'
import type { FactName, Facts } from '#company/facts.ts'
import { findPlaceholders, readFacts } from '#company/read-company.server.ts'
import * as companyStaffTexts from '#company/staff/locales/en.ts'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { LongLine, Select } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { Table } from '#design/table.tsx'
import type { FieldErrors } from '#platform/field-errors.ts'
import { formatDateTime } from '#platform/format.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/company-page'
import { listCompanyChanges } from './company-db.server.ts'
import {
  type SaveCompanyOutcome,
  type SubmittedFactsValues,
  saveCompany,
  submittedFacts,
} from './save-company.server.ts'

const copy = () => t(companyStaffTexts.companyPage)

const columns = [
  {
    key: 'at',
    get header() {
      return copy().date
    },
    cell: ({ at }: CompanyChange) => formatDateTime(at),
  },
  {
    key: 'by',
    get header() {
      return copy().changedBy
    },
    cell: ({ by }: CompanyChange) => by,
  },
  {
    key: 'fact',
    get header() {
      return copy().field
    },
    cell: ({ fact }: CompanyChange) => t(companyStaffTexts.company).facts[fact].label,
  },
  {
    key: 'before',
    get header() {
      return copy().before
    },
    cell: ({ before }: CompanyChange) => before || '–',
  },
  {
    key: 'value',
    get header() {
      return copy().after
    },
    cell: ({ value }: CompanyChange) => value || '–',
  },
]

const path = '/admin/settings/company'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().company)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, person } = adminContext({ request, context }, 'settings.write')
  return { view: await viewCompany(services), mayWrite: may(person, 'company.write') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'company.write')
  const submitted = submittedFacts(textsOf(await readForm(request)))
  const outcome = await saveCompany(services, { actor, ...submitted })
  if (outcome.ok) throw doneAt(path, 'company')
  if (outcome.reason === 'not-allowed') throw forbidden()
  return data(answerTo(outcome, submitted.entered), { status: outcome.reason === 'invalid' ? 422 : 409 })
}

type Refused = Exclude<SaveCompanyOutcome, { ok: true } | { reason: 'not-allowed' }>

function answerTo(outcome: Refused, entered: SubmittedFactsValues): CompanyAnswer {
  if (outcome.reason === 'conflict') return { entered, fields: {}, conflicts: outcome.names, now: outcome.now }
  const words = t(companyStaffTexts.company).fields
  const fields = Object.entries(outcome.errors).map(([name, error]) => [name, words[error]])
  return { entered, fields: Object.fromEntries(fields), conflicts: [], now: null }
}

export default function CompanyPage({ loaderData: { view, mayWrite }, actionData }: Route.ComponentProps) {
  const { facts, placeholders, changes } = view
  return (
    <>
      <SettingsHeader current={path} />
      <div className="panel-stack mt-32">
        <CompanyForm facts={facts} placeholders={placeholders} mayWrite={mayWrite} answer={actionData} />
        <CompanyHistory changes={changes} />
      </div>
    </>
  )
}

async function viewCompany(services: Pick<Services, 'db' | 'log'>) {
  const facts = await readFacts(services)
  const rows = await listCompanyChanges(services.db, 100)
  const changes = rows.flatMap(({ id, at, actorLabel: by, objectId, before, value }) => {
    const fact = factOfKey(objectId ?? '')
    return fact ? [{ id, at, by, fact, before: before ?? '', value: value ?? '' }] : []
  })
  return { facts, placeholders: await findPlaceholders(services), changes }
}

type CompanyChange = { id: number; at: Date; by: string; fact: FactName; before: string; value: string }

function CompanyHistory({ changes }: { changes: CompanyChange[] }) {
  return (
    <Panel title={copy().history}>
      {changes.length === 0 ? (
        <p className="soft t16">{copy().nothingHasBeenChangedYet}</p>
      ) : (
        <Table caption={copy().history} hideCaption dense columns={columns} rows={changes} rowKey={({ id }) => id} />
      )}
    </Panel>
  )
}

type CompanyAnswer = {
  entered: Partial<Facts>
  fields: FieldErrors
  conflicts: readonly FactName[]
  now: Facts | null
}

type Props = { facts: Facts; placeholders: readonly FactName[]; mayWrite: boolean; answer: CompanyAnswer | undefined }

/** Submits each company fact together with its original value, so that the server saves only changed facts. */
function CompanyForm({ facts: loaded, placeholders, mayWrite, answer }: Props) {
  const { groups, conflict } = t(companyStaffTexts.company)
  const { entered = {}, fields = {}, conflicts = [] } = answer ?? {}
  const facts = answer?.now ?? loaded
  return (
    <Form method="post" className="panel-stack" noValidate>
      <ErrorSummary errors={listErrors(fields)} />
      {conflicts.length > 0 && (
        <Note kind="warn" live>
          {conflict}
        </Note>
      )}
      {!mayWrite && <Note kind="info">{copy().onlyOwnerCanChangeThese}</Note>}
      {groups.map(({ title, text, names }) => (
        <Panel key={title} title={title}>
          {text && <p className="soft t16">{text}</p>}
          <div className="company-facts">
            {names.map((name) => (
              <Fact
                key={`${name} ${facts[name]}`}
                name={name}
                now={facts[name]}
                submitted={entered[name]}
                error={fields[name]}
                isInvented={placeholders.includes(name)}
                isConflict={conflicts.includes(name)}
                readOnly={!mayWrite}
              />
            ))}
          </div>
        </Panel>
      ))}
      {mayWrite && (
        <div>
          <Button kind="primary">{copy().saveCompanyData}</Button>
        </div>
      )}
    </Form>
  )
}

type FactProps = {
  name: FactName
  now: string
  submitted: string | undefined
  error: string | undefined
  isInvented: boolean
  isConflict: boolean
  readOnly: boolean
}

function Fact({ name, now, submitted, error, isInvented, isConflict, readOnly }: FactProps) {
  const { facts, conflicts } = t(companyStaffTexts.company)
  const { label, hint, options } = facts[name]
  const note = [isConflict && conflicts(now), isInvented && copy().placeholderData, hint].filter(Boolean).join(' ')
  return (
    <>
      <input type="hidden" name={`seen-${name}`} value={now} />
      <Field name={name} label={label} hint={note || undefined} error={error}>
        {options && !readOnly ? (
          <Select options={options} defaultValue={submitted ?? now} />
        ) : (
          <LongLine autoComplete="off" spellCheck={false} readOnly={readOnly} defaultValue={submitted ?? now} />
        )}
      </Field>
    </>
  )
}
