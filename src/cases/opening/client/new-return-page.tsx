import { Form } from 'react-router'
import { asClient } from '#accounts/access/as-client.server.ts'
import { listHouseholdFacts } from '#accounts/households/household-fact-db.server.ts'
import { factLines, householdIn } from '#accounts/households/household-facts.ts'
import { addressLine } from '#accounts/people/address.ts'
import { listAddresses } from '#accounts/people/address-db.server.ts'
import { currentUserOf } from '#accounts/sessions/current-user.server.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { requestableYears } from '#cases/opening/case-request.ts'
import { lastFullYear } from '#cases/planning/due-date.ts'
import { ArrowLink, Button, ButtonLink } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Checkbox, RadioGroup } from '#design/form/choice.tsx'
import { FieldGroup } from '#design/form/field.tsx'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { Stack } from '#design/page/layout.tsx'
import type { Tx } from '#platform/db/database.server.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import { findProfile } from '#portal/profile/profile-db.server.ts'
import { cantonName } from '#shop/domicile/cantons.ts'
import type { Route } from './+types/new-return-page'
import { listOpenCasesIn, loadOffer } from './load-offer.server.ts'
import { OfferStep, OpenCaseNote } from './offer-step.tsx'
import { type Answers, askPath, readAnswers, type Step, situations, stepPath, steps } from './situation.ts'

const copy = () => t(caseTexts.newReturnPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) => portalMeta(copy().newCase, matches)

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const { db, now } = services
  const { id: clientId } = currentUserOf(context).person
  const years = requestableYears(now())
  const answers = readAnswers(url.searchParams, years, lastFullYear(now()))
  const shownYears = answers.step === 'year' ? years : [answers.year]
  const known = await asClient(db, clientId, async (tx) => ({
    openCases: await listOpenCasesIn(tx, clientId, shownYears),
    household: answers.step === 'household' ? await loadHousehold(tx, clientId, answers.year) : null,
  }))
  return { ...known, answers, years, offer: answers.step === 'offer' ? await loadOffer(services, answers) : null }
}

async function loadHousehold(tx: Tx, clientId: string, year: number): Promise<Household> {
  const { canton } = await findProfile(tx, clientId)
  const [present] = await listAddresses(tx, clientId)
  return {
    address: present ? addressLine(present) : null,
    canton: canton === null ? null : cantonName(canton),
    facts: factLines(householdIn(await listHouseholdFacts(tx, clientId), year)).map(({ key, label, text }) => {
      return { key, term: label, value: text }
    }),
  }
}

export default function NewReturnPage({ loaderData }: Route.ComponentProps) {
  const { answers, years, openCases, household, offer } = loaderData
  const { step } = answers
  return (
    <Stack>
      <AppHeader before={<BackLink to="/client-portal/cases">{copy().taxCases}</BackLink>} title={copy().newCase}>
        <span className="soft">{copy().stepOf(steps.indexOf(step) + 1, steps.length)}</span>
      </AppHeader>
      {step === 'year' && <OpenCaseNote cases={openCases} />}
      {step === 'year' && <YearStep answers={answers} years={years} />}
      {step === 'household' && household && <HouseholdStep answers={answers} household={household} />}
      {step === 'situation' && <SituationStep answers={answers} />}
      {step === 'offer' && <OfferStep answers={answers} offer={offer} />}
    </Stack>
  )
}

function YearStep({ answers, years }: { answers: Answers; years: readonly number[] }) {
  return (
    <Form action="/client-portal/new-case" className="portal-form">
      <FieldGroup name="year" label={copy().whichTaxYearIsThis}>
        <RadioGroup
          lined
          defaultValue={String(answers.year)}
          options={years.map((year) => ({ value: String(year), label: String(year) }))}
        />
      </FieldGroup>
      <StepFields answers={answers} next="household" own="year" />
      <p className="row">
        <ArrowLink to={askPath(answers)}>{copy().iHaveAnotherQuestion}</ArrowLink>
        <Button kind="primary">{copy().continue}</Button>
      </p>
    </Form>
  )
}

function SituationStep({ answers }: { answers: Answers }) {
  return (
    <Form action="/client-portal/new-case" className="portal-form">
      <FieldGroup name="with" label={copy().whatAppliedToYouIn(answers.year)} hint={copy().tickEverythingThatAppliesIf}>
        <div className="lined">
          {situations.map(({ id, label }) => (
            <Checkbox
              key={id}
              id={`with-${id}`}
              name="with"
              value={id}
              label={label}
              defaultChecked={answers.situations.includes(id)}
            />
          ))}
        </div>
      </FieldGroup>
      <StepFields answers={answers} next="offer" own="with" />
      <p className="row">
        <ButtonLink kind="outline" to={stepPath(answers, 'household')}>
          {copy().back}
        </ButtonLink>
        <Button kind="primary">{copy().continue}</Button>
      </p>
    </Form>
  )
}

type Household = {
  address: string | null
  canton: string | null
  facts: { key: string; term: string; value: string }[]
}

function HouseholdStep({ answers, household }: { answers: Answers; household: Household }) {
  const { address, canton, facts } = household
  const unknown = copy().notKnownYet
  return (
    <Form action="/client-portal/new-case" className="portal-form">
      <h2 className="t20">{copy().areTheseDetailsCorrect}</h2>
      <FactList
        facts={[
          { term: copy().address, value: address ?? unknown },
          { term: copy().cantonWhereYouPayTax, value: canton ?? unknown },
          ...(facts.length > 0 ? facts : [{ term: copy().maritalStatus, value: unknown }]),
        ]}
      />
      <p className="soft">{copy().marriedCouplesAndRegisteredPartners}</p>
      <p>
        <ArrowLink to="/client-portal/profile/household">{copy().changeThisInYourProfile}</ArrowLink>
      </p>
      <StepFields answers={answers} next="situation" />
      <p className="row">
        <ButtonLink kind="outline" to={stepPath(answers, 'year')}>
          {copy().back}
        </ButtonLink>
        <Button kind="primary">{copy().continue}</Button>
      </p>
    </Form>
  )
}

function StepFields({ answers, next, own }: { answers: Answers; next: Step; own?: 'year' | 'with' }) {
  return (
    <>
      <input type="hidden" name="step" value={next} />
      {own !== 'year' && <input type="hidden" name="year" value={answers.year} />}
      {own !== 'with' && answers.situations.map((id) => <input key={id} type="hidden" name="with" value={id} />)}
    </>
  )
}
