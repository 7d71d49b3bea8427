import { addressLine } from '#accounts/address.ts'
import { listAddresses } from '#accounts/address-db.server.ts'
import { currentUserOf } from '#accounts/current-user.server.ts'
import { isCivilStatus } from '#accounts/household.ts'
import { accountWords } from '#accounts/words.ts'
import { asClient } from '#cases/as-client.server.ts'
import { requestableYears } from '#cases/case-request.ts'
import { cantonName, lastFullYear } from '#cases/due-date.ts'
import { AppHeader } from '#design/app-shell.tsx'
import { BackLink } from '#design/crumbs.tsx'
import { Stack } from '#design/layout.tsx'
import type { Tx } from '#platform/db/database.server.ts'
import { servicesOf } from '#web/request-context.server.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/new-return-page'
import { type Household, HouseholdStep } from './new-case/household-step.tsx'
import { loadOffer } from './new-case/load-offer.server.ts'
import { OfferStep } from './new-case/offer-step.tsx'
import { OpenCaseNote } from './new-case/open-case-note.tsx'
import { listOpenCasesIn } from './new-case/open-cases.server.ts'
import { SituationStep } from './new-case/situation-step.tsx'
import { readAnswers, steps } from './new-case/steps.ts'
import { YearStep } from './new-case/year-step.tsx'
import { portalMeta } from './portal-meta.ts'
import { findProfile } from './profile/profile-db.server.ts'

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
