import { Form, Link } from 'react-router'
import type { FactLine } from '#accounts/households/household-facts.ts'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import { Button } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatLongDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(accountStaffTexts.householdPanel)

export type Household = {
  partner: {
    id: string
    firstName: string
    lastName: string
    email: string
    personName: string | null
    invitedAt: Date
    acceptedAt: Date | null
  } | null
  household: { id: string; clientId: string; clientName: string; acceptedAt: Date | null } | null
  facts: { year: number; lines: readonly FactLine[] }
}

export function HouseholdPanel({ partner, household, facts: { year, lines } }: Household) {
  const shared = partner ?? household
  if (!shared && lines.length === 0) return null
  const newest = lines.map(({ fact }) => fact.enteredAt.getTime()).toSorted((a, b) => b - a)[0]
  return (
    <Panel title={copy().household} id="household">
      {partner && (
        <p>
          {partner.personName ?? `${partner.firstName} ${partner.lastName}`.trim()}, {partner.email}
          <br />
          <span className="soft">
            {partner.acceptedAt
              ? copy().sharesCasesSince(formatLongDate(partner.acceptedAt))
              : copy().invitedOnNotAcceptedYet(formatLongDate(partner.invitedAt))}
          </span>
        </p>
      )}
      {household && (
        <p>
          {copy().canSeeCasesOf} <Link to={`/admin/clients/${household.clientId}`}>{household.clientName}</Link>
          {household.acceptedAt && copy().since(formatLongDate(household.acceptedAt))}
        </p>
      )}
      {lines.length > 0 && (
        <>
          <p className="soft t14 mt-16">{copy().onLastDayOf(year)}</p>
          <FactList
            dense
            facts={lines.map(({ key, person, label, text }) => ({
              key,
              term: person === 'partner' ? copy().ofPartner(label) : label,
              value: text,
            }))}
          />
          {newest && <p className="soft t14">{copy().fromAnswersOf(formatLongDate(new Date(newest)))}</p>}
        </>
      )}
      {shared && (
        <Form method="post" className="mt-16">
          <input type="hidden" name="partnership" value={shared.id} />
          <Button size="small" kind="danger" name="intent" value="end-household">
            {shared.acceptedAt ? copy().stopSharing : copy().withdrawInvitation}
          </Button>
        </Form>
      )}
    </Panel>
  )
}
