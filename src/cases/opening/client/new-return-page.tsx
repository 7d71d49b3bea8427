import { Form } from 'react-router'
import { asClient } from '#accounts/access/as-client.server.ts'
import { addressLine } from '#accounts/people/address.ts'
import { listAddresses } from '#accounts/people/address-db.server.ts'
import { isCivilStatus } from '#accounts/people/household.ts'
import { currentUserOf } from '#accounts/sessions/current-user.server.ts'
import { accountWords } from '#accounts/words.ts'
import { requestableYears } from '#cases/opening/case-request.ts'
import { cantonName, lastFullYear } from '#cases/planning/due-date.ts'
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
import { portalMeta } from '#portal/portal-meta.ts'
import { findProfile } from '#portal/profile/profile-db.server.ts'
import type { Route } from './+types/new-return-page'
import { loadOffer } from './load-offer.server.ts'
import { OfferStep } from './offer-step.tsx'
import { OpenCaseNote } from './open-case-note.tsx'
import { listOpenCasesIn } from './open-cases.server.ts'
import { situations } from './situation.ts'
import { StepFields } from './step-fields.tsx'
import { type Answers, askPath, readAnswers, stepPath, steps } from './steps.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) => portalMeta('New Case', matches)

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const { db, now } = services
  const { id: clientId } = currentUserOf(context).person
  const years = requestableYears(now())
  const answers = readAnswers(url.searchParams, years, lastFullYear(now()))
  const shownYears = answers.step === 'year' ? years : [answers.year]
  const known = await asClient(db, clientId, async (tx) => ({
    openCases: await listOpenCasesIn(tx, clientId, shownYears),
    household: answers.step === 'household' ? await loadHousehold(tx, clientId) : null,
  }))
  return { ...known, answers, years, offer: answers.step === 'offer' ? await loadOffer(services, answers) : null }
}

async function loadHousehold(tx: Tx, clientId: string): Promise<Household> {
  const { canton, civilStatus, childrenBorn } = await findProfile(tx, clientId)
  const [present] = await listAddresses(tx, clientId)
  return {
    address: present ? addressLine(present) : null,
    canton: canton === null ? null : cantonName(canton),
    civilStatus: civilStatus !== null && isCivilStatus(civilStatus) ? accountWords().civilStatuses[civilStatus] : null,
    children: childrenBorn.length > 0 ? `Born ${childrenBorn.join(', ')}` : null,
  }
}

export default function NewReturnPage({ loaderData }: Route.ComponentProps) {
  const { answers, years, openCases, household, offer } = loaderData
  const { step } = answers
  return (
    <Stack>
      <AppHeader before={<BackLink to="/client-portal/cases">Tax Cases</BackLink>} title="New Case">
        <span className="soft">{`Step ${steps.indexOf(step) + 1} of ${steps.length}`}</span>
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
      <FieldGroup name="year" label="Which tax year is it about?">
        <RadioGroup
          lined
          defaultValue={String(answers.year)}
          options={years.map((year) => ({ value: String(year), label: String(year) }))}
        />
      </FieldGroup>
      <StepFields answers={answers} next="household" own="year" />
      <p className="row">
        <ArrowLink to={askPath(answers)}>I have another question</ArrowLink>
        <Button kind="primary">Continue</Button>
      </p>
    </Form>
  )
}

function SituationStep({ answers }: { answers: Answers }) {
  return (
    <Form action="/client-portal/new-case" className="portal-form">
      <FieldGroup
        name="with"
        label={`What was true for you in ${answers.year}?`}
        hint="Tick all that fit; for a couple, what is true for either of you."
      >
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
          Back
        </ButtonLink>
        <Button kind="primary">Continue</Button>
      </p>
    </Form>
  )
}

type Household = {
  address: string | null
  canton: string | null
  civilStatus: string | null
  children: string | null
}

function HouseholdStep({ answers, household }: { answers: Answers; household: Household }) {
  const { address, canton, civilStatus, children } = household
  const unknown = 'Not known yet'
  return (
    <Form action="/client-portal/new-case" className="portal-form">
      <h2 className="t20">Is this your household?</h2>
      <FactList
        facts={[
          { term: 'Address', value: address ?? unknown },
          { term: 'Canton that taxes you', value: canton ?? unknown },
          { term: 'Civil status', value: civilStatus ?? unknown },
          { term: 'Children', value: children ?? 'None entered' },
        ]}
      />
      <p className="soft">Married couples and registered partners file one return together: one case is enough.</p>
      <p>
        <ArrowLink to="/client-portal/profile">Change it in your profile</ArrowLink>
      </p>
      <StepFields answers={answers} next="situation" />
      <p className="row">
        <ButtonLink kind="outline" to={stepPath(answers, 'year')}>
          Back
        </ButtonLink>
        <Button kind="primary">Continue</Button>
      </p>
    </Form>
  )
}
