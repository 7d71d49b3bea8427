import { Form, Link } from 'react-router'
import type { FactLine } from '#accounts/households/household-facts.ts'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import { ArrowLink, Button } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate, formatLongDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { EmployersOf } from '#returns/questions/answer-db.server.ts'

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
  employers: readonly EmployersOf[]
  /** Numbers of the cases that the user may open, by id. */
  caseNumbers: Readonly<Record<string, string>>
  editTo: string
}

export function HouseholdPanel({
  partner,
  household,
  facts: { year, lines },
  employers,
  caseNumbers,
  editTo,
}: Household) {
  const shared = partner ?? household
  const newest = lines.map(({ fact }) => fact.enteredAt.getTime()).toSorted((a, b) => b - a)[0]
  return (
    <Panel title={copy().household} id="household" end={<ArrowLink to={editTo}>{copy().edit}</ArrowLink>}>
      {!shared && lines.length + employers.length === 0 && <p className="soft">{copy().nothingKnown}</p>}
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
            facts={lines.map(({ key, person, label, text, fact: { caseId, enteredAt } }) => ({
              key,
              term: person === 'partner' ? copy().ofPartner(label) : label,
              value: (
                <>
                  {text}
                  <Source caseId={caseId} caseNumber={caseNumbers[caseId ?? '']} on={enteredAt} />
                </>
              ),
            }))}
          />
        </>
      )}
      {employers.length > 0 && (
        <FactList
          dense
          facts={employers.map(({ isPartner, names, taxYear, caseId, caseNumber, answeredAt }) => ({
            key: String(isPartner),
            term: isPartner ? copy().ofPartner(copy().employer(taxYear)) : copy().employer(taxYear),
            value: (
              <>
                {names.join(', ')}
                <Source caseId={caseId} caseNumber={caseNumber} on={answeredAt} />
              </>
            ),
          }))}
        />
      )}
      {newest && <p className="soft t14 mt-8">{copy().fromAnswersOf(formatLongDate(new Date(newest)))}</p>}
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

function Source({ caseId, caseNumber, on }: { caseId: string | null; caseNumber: string | undefined; on: Date }) {
  return (
    <small className="soft source">
      {caseId && caseNumber ? <Link to={staffCasePath(caseId)}>{caseNumber}</Link> : copy().record}, {formatDate(on)}
    </small>
  )
}
