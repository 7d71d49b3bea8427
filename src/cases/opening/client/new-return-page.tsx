import { asClient } from '#accounts/access/as-client.server.ts'
import { addressLine } from '#accounts/people/address.ts'
import { listAddresses } from '#accounts/people/address-db.server.ts'
import { isCivilStatus } from '#accounts/people/household.ts'
import { currentUserOf } from '#accounts/sessions/current-user.server.ts'
import { accountWords } from '#accounts/words.ts'
import { requestableYears } from '#cases/opening/case-request.ts'
import { cantonName, lastFullYear } from '#cases/planning/due-date.ts'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { Stack } from '#design/page/layout.tsx'
import type { Tx } from '#platform/db/database.server.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import { findProfile } from '#portal/profile/profile-db.server.ts'
import type { Route } from './+types/new-return-page'
import { type Household, HouseholdStep } from './household-step.tsx'
import { loadOffer } from './load-offer.server.ts'
import { OfferStep } from './offer-step.tsx'
import { OpenCaseNote } from './open-case-note.tsx'
import { listOpenCasesIn } from './open-cases.server.ts'
import { SituationStep } from './situation-step.tsx'
import { readAnswers, steps } from './steps.ts'
import { YearStep } from './year-step.tsx'

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
