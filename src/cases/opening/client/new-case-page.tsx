import { randomUUID } from 'node:crypto'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { asClient } from '#accounts/access/as-client.server.ts'
import { DraftArea } from '#accounts/drafts/ui/drafts.tsx'
import { actorOf, currentUserOf } from '#accounts/sessions/current-user.server.ts'
import { caseTypeLabel } from '#cases/case-status-text.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { maxRequestLength, requestableYears } from '#cases/opening/case-request.ts'
import { type RequestOutcome, requestCase } from '#cases/opening/request-case.server.ts'
import { lastFullYear } from '#cases/planning/due-date.ts'
import { clientCasePath } from '#cases/process/case-links.ts'
import { requestableTypes } from '#cases/process/case-types.ts'
import { ownFormDecides } from '#content/procedure/deadlines.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { Stack } from '#design/page/layout.tsx'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { offlineText, unlessOffline } from '#platform/http/unless-offline.ts'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'
import { withFlash } from '#portal/notices.server.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import { findProfile } from '#portal/profile/profile-db.server.ts'
import { cantons } from '#shop/domicile/cantons.ts'
import { scenarioWords } from '#tax/pages/scenario-words.ts'
import type { Route } from './+types/new-case-page'
import { listOpenCasesIn } from './load-offer.server.ts'
import { OpenCaseNote } from './offer-step.tsx'
import { readAnswers, situationWords } from './situation.ts'

const fields: Readonly<Record<Refusal, NewCaseAnswer['field']>> = {
  'unknown-year': 'taxYear',
  'unknown-type': 'caseType',
  'unknown-canton': 'canton',
  'no-text': 'description',
  'text-too-long': 'description',
  'no-submission-key': null,
  'too-many': null,
  forbidden: null,
}

const copy = () => t(caseTexts.newCasePage)

const types = requestableTypes.map((value) => ({ value, label: caseTypeLabel(value) }))

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) => portalMeta(copy().newCase, matches)

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context)
  const { id: clientId } = currentUserOf(context).person
  const years = requestableYears(now())
  const openCases = await asClient(db, clientId, (tx) => listOpenCasesIn(tx, clientId, years))
  const description =
    scenarioWords(url.searchParams.get('scenario') ?? '') || situationWords(url.searchParams.getAll('with'))
  const { year } = readAnswers(url.searchParams, years, lastFullYear(now()))
  const { canton } = await findProfile(db, clientId)
  const preset = { taxYear: String(year), canton: canton ?? '', description }
  return { years, openCases, preset, submissionKey: randomUUID() }
}

const statuses: Partial<Record<string, number>> = { 'too-many': 429, forbidden: 403 }

export async function action({ request, context }: Route.ActionArgs) {
  const values = valuesOf(await readForm(request))
  const requested = { ...values, taxYear: Number(values.taxYear), actor: actorOf({ request, context }) }
  const outcome = await requestCase(servicesOf(context), requested)
  if (outcome.ok) {
    const note = outcome.isJoined ? 'case-joined' : outcome.isNew ? 'case-requested' : 'case-known'
    throw redirect(withFlash(clientCasePath(outcome.caseId), note), { status: 303 })
  }
  const answer: NewCaseAnswer = { ...problemOf(outcome.reason), values }
  const wait = outcome.reason === 'too-many' ? { 'Retry-After': String(outcome.retryAfterSeconds) } : undefined
  return data(answer, { status: statuses[outcome.reason] ?? 422, headers: wait })
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await readForm(request.clone())
  const lost = (): NewCaseAnswer => ({ field: null, sentence: offlineText, values: valuesOf(form) })
  return unlessOffline(serverAction, lost)
}

export default function NewCasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { openCases, ...form } = loaderData
  return (
    <Stack>
      <AppHeader before={<BackLink to="/client-portal/cases">{copy().taxCases}</BackLink>} title={copy().newCase}>
        <p className="soft measure">
          {copy().adviserWillReadYourRequest} <Link to="/store">{copy().seeOurFixedPricePackages}</Link>.
        </p>
      </AppHeader>
      <OpenCaseNote cases={openCases} />
      <NewCaseForm answer={actionData} {...form} />
    </Stack>
  )
}

type Props = {
  years: readonly number[]
  preset: { taxYear: string; canton: string; description: string }
  submissionKey: string
  answer: NewCaseAnswer | undefined
}

function NewCaseForm({ years, preset, submissionKey, answer }: Props) {
  const isSending = useNavigation().state === 'submitting'
  const values = answer?.values
  const error = (field: NewCaseAnswer['field']) => (answer?.field === field ? answer.sentence : undefined)
  return (
    <Form method="post" action="/client-portal/cases/new" className="portal-form">
      <input type="hidden" name="submissionKey" value={values?.submissionKey || submissionKey} />
      {answer && answer.field === null && (
        <Note kind="bad" live>
          {answer.sentence}
        </Note>
      )}
      <div className="two">
        <Field name="taxYear" label={copy().taxYear} error={error('taxYear')} required>
          <Select options={years.map(String)} defaultValue={values?.taxYear || preset.taxYear} />
        </Field>
        <Field name="caseType" label={copy().typeOfQuestion} error={error('caseType')} required>
          <Select options={types} placeholder={copy().pleaseChoose} defaultValue={values?.caseType ?? ''} />
        </Field>
      </div>
      <Field
        name="canton"
        label={copy().cantonWhereYouPayTax}
        hint={copy().yourCantonSetsFilingDeadline(ownFormDecides)}
        error={error('canton')}
        optional
      >
        <Select options={cantons} placeholder={copy().iDoNotKnow} defaultValue={values?.canton ?? preset.canton} />
      </Field>
      <Field name="description" label={copy().whatDoYouNeed} error={error('description')} required>
        <DraftArea
          draft="new-case"
          sentAs="case-requested case-known case-joined"
          rows={10}
          maxLength={maxRequestLength}
          defaultValue={values?.description ?? preset.description}
        />
      </Field>
      <div className="row">
        <Button size="small" busy={isSending}>
          {isSending ? copy().opening : copy().openCase}
        </Button>
      </div>
    </Form>
  )
}

type Values = { taxYear: string; caseType: string; canton: string; description: string; submissionKey: string }

type NewCaseAnswer = {
  field: 'taxYear' | 'caseType' | 'canton' | 'description' | null
  sentence: string
  values: Values
}

function valuesOf(form: FormData): Values {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    taxYear: text('taxYear'),
    caseType: text('caseType'),
    canton: text('canton'),
    description: text('description'),
    submissionKey: text('submissionKey'),
  }
}

type Refusal = Extract<RequestOutcome, { ok: false }>['reason']

function problemOf(reason: Refusal): Pick<NewCaseAnswer, 'field' | 'sentence'> {
  return { field: fields[reason], sentence: t(portalTexts.portal).requests[reason] }
}
