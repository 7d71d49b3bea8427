import { randomUUID } from 'node:crypto'
import { data, Form, useNavigation } from 'react-router'
import { DraftArea } from '#accounts/drafts/ui/drafts.tsx'
import { findClient, listAssignableStaff } from '#accounts/team/recipient-db.server.ts'
import { adminContext, forbidden, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { caseTypeLabel } from '#cases/case-status-text.ts'
import { listOpeningProducts } from '#cases/opening/case-opening-db.server.ts'
import { openCaseFor, type StaffOpeningOutcome } from '#cases/opening/open-case.server.ts'
import { kindValue, maxOpeningReasonLength, openableYears } from '#cases/opening/staff-opening.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import { requestableTypes } from '#cases/process/case-types.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Field } from '#design/form/field.tsx'
import { type Option, Select } from '#design/form/input.tsx'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { type ErrorStatuses, errorOf } from '#platform/http/error-statuses.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Refused } from '#platform/words.ts'
import { listCasesOfYears } from '#shop/orders/case-of-year-db.server.ts'
import type { Route } from './+types/open-case-page'
import { CasesOfYears } from './cases-of-years.tsx'

const notOpened: ErrorStatuses<Refused<StaffOpeningOutcome>> = {
  forbidden: 403,
  'unknown-client': 404,
  'not-a-client': 409,
  leaving: 409,
  'same-case': 409,
  'unknown-adviser': 422,
  'unknown-kind': 422,
  'unknown-year': 422,
  'no-reason': 422,
  'reason-too-long': 422,
  'no-submission-key': 422,
}

const copy = () => t(caseStaffTexts.openCasePage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().openCase)

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, person, scope } = adminContext({ request, context }, 'case.open')
  const { db, now } = services
  const client = await findClient(db, params.clientId, scope)
  if (!client) throw notFound()
  const products = await listOpeningProducts(db)
  const kinds = [
    ...products.map(({ id, title }) => ({ value: kindValue({ productId: id }), label: title })),
    ...requestableTypes.map((caseType) => ({
      value: kindValue({ caseType }),
      label: copy().withoutChecklist(caseTypeLabel(caseType)),
    })),
  ]
  const staff = (await listAssignableStaff(db)).map(({ id, name }) => ({ id, name }))
  const known = await listCasesOfYears(db, client.id, scope)
  return {
    client,
    known,
    choices: { submissionKey: randomUUID(), kinds, years: openableYears(now()), staff, me: person.id },
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor, scope } = adminContext({ request, context }, 'case.open')
  const values = textsOf(await readForm(request))
  const { kind = '', year = '', adviser: adviserId = '', reason = '', key: submissionKey = '', another } = values
  const { clientId } = params
  const isAnother = another === 'yes'
  const opening = { clientId, kind, taxYear: Number(year), adviserId, reason, submissionKey, isAnother }
  const outcome = await openCaseFor(services, { actor, ...opening })
  if (outcome.ok) {
    const isSeen = await findCaseFor(services.db, outcome.caseId, scope)
    throw doneAt(isSeen ? staffCasePath(outcome.caseId) : '/admin/cases', 'case-opened')
  }
  const { status, text } = openingError(outcome)
  if (status === 404) throw notFound()
  if (status === 403) throw forbidden()
  return data<OpeningAnswer>({ text, values, isSame: outcome.reason === 'same-case' }, { status })
}

export default function OpenCasePage({ loaderData: { client, known, choices }, actionData }: Route.ComponentProps) {
  return (
    <>
      <AppHeader title={copy().openCase} before={<BackLink to={`/admin/clients/${client.id}`}>{client.name}</BackLink>}>
        <span className="soft">{client.email}</span>
      </AppHeader>
      <CasesOfYears clientId={client.id} cases={known} />
      <OpeningForm choices={choices} answer={actionData} />
    </>
  )
}

type OpeningAnswer = { text: string; values: Record<string, string>; isSame: boolean }

type OpeningChoices = {
  submissionKey: string
  kinds: readonly Option[]
  years: readonly number[]
  staff: readonly { id: string; name: string }[]
  me: string
}

function OpeningForm({ choices, answer }: { choices: OpeningChoices; answer: OpeningAnswer | undefined }) {
  const isBusy = useNavigation().formMethod === 'POST'
  const { submissionKey, kinds, years, staff, me } = choices
  const { values = {}, text, isSame = false } = answer ?? {}
  return (
    <Form method="post" className="admin-form mt-8" preventScrollReset>
      <input type="hidden" name="key" value={values.key ?? submissionKey} />
      {text && (
        <Note kind="bad" live title={copy().caseWasNotOpened}>
          {text}
        </Note>
      )}
      <Field name="kind" label={copy().type} hint={copy().ifYouChooseProductCase} required>
        <Select options={kinds} defaultValue={values.kind} />
      </Field>
      <Field name="year" label={copy().taxYear} required>
        <Select options={years.map(String)} defaultValue={values.year ?? String(years[1])} />
      </Field>
      <Field name="adviser" label={copy().adviser} hint={copy().theyWillGetEmailUnless}>
        <Select
          placeholder={copy().noAdviserYet}
          options={staff.map(({ id, name }) => ({ value: id, label: id === me ? copy().you(name) : name }))}
          defaultValue={values.adviser ?? me}
        />
      </Field>
      <Field name="reason" label={copy().whyIsThereNoOrder} hint={copy().thisIsKeptInCase} required>
        <DraftArea
          draft="opening"
          sentAs="case-opened"
          rows={3}
          maxLength={maxOpeningReasonLength}
          defaultValue={values.reason}
        />
      </Field>
      {(isSame || values.another === 'yes') && (
        <Checkbox
          name="another"
          value="yes"
          defaultChecked={values.another === 'yes'}
          label={copy().openSecondCaseOfSame}
        />
      )}
      <div>
        <Button kind="primary" busy={isBusy}>
          {copy().openCase2}
        </Button>
      </div>
    </Form>
  )
}

function openingError(refusal: Refused<StaffOpeningOutcome>) {
  return errorOf(t(caseStaffTexts.opening).notOpened, refusal, notOpened)
}
