import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { FactLine } from '#accounts/households/household-facts.ts'
import { invitationDays } from '#accounts/registration/forms.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { Table } from '#design/table.tsx'
import { formatLongDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'
import type { FormAnswer } from '#portal/profile/form-answer.ts'
import { clientQuestionsPath } from '#returns/questions/question-links.ts'

const sharingPanelCopy = () => t(portalTexts.sharingPanel)

const copy = () => t(portalTexts.householdView)

type Partner = {
  id: string
  firstName: string
  lastName: string
  email: string
  personName: string | null
  acceptedAt: Date | null
  expiresAt: Date
  hasRunOut: boolean
}
type View = {
  partner: Partner | null
  household: { id: string; clientName: string; acceptedAt: Date | null } | null
  sharing: readonly SharedCase[]
  facts: { year: number; caseId: string | null; lines: readonly FactLine[] }
  invitation: { token: string; from: string | null; isForYou: boolean } | '' | null
}

export function HouseholdView({ view, answer }: { view: View; answer: FormAnswer | undefined }) {
  const { partner, household, sharing, invitation, facts } = view
  return (
    <>
      <FactsPanel {...facts} />
      {invitation && !household && <Invitation invitation={invitation} error={answer?.fields.token} />}
      {household && (
        <Panel title={copy().yourHousehold}>
          <p className="t16">
            {copy().sharesCasesWithYou(household.clientName)}
            {household.acceptedAt && copy().since(formatLongDate(household.acceptedAt))}
            {copy().youCanFindThemUnder}
          </p>
          <EndForm partnershipId={household.id} label={copy().leaveHousehold}>
            {copy().youWillNoLongerSee(household.clientName)}
          </EndForm>
        </Panel>
      )}
      {partner && <PartnerPanel partner={partner} />}
      {partner && !partner.hasRunOut && <SharingPanel cases={sharing} />}
      {(!partner || partner.hasRunOut) && !household && (
        <InviteForm answer={answer?.intent === 'invite' ? answer : undefined} />
      )}
    </>
  )
}

function FactsPanel({ year, caseId, lines }: View['facts']) {
  const newest = lines.map(({ fact }) => fact.enteredAt.getTime()).toSorted((a, b) => b - a)[0]
  return (
    <Panel title={copy().onLastDayOf(year)} id="facts">
      <p className="soft t16">
        {newest ? copy().fromYourAnswersOf(formatLongDate(new Date(newest))) : copy().nothingKnownYet}
      </p>
      <FactList
        dense
        facts={lines.map(({ key, person, label, text }) => {
          return { key, term: person === 'partner' ? copy().ofPartner(label) : label, value: text }
        })}
      />
      {caseId && (
        <p className="mt-16">
          <ButtonLink to={clientQuestionsPath(caseId, 'family', 'start')} kind="outline" size="small" icon="pencil">
            {copy().changeTheseAnswers}
          </ButtonLink>
        </p>
      )}
    </Panel>
  )
}

function Invitation({
  invitation,
  error,
}: {
  invitation: NonNullable<Exclude<View['invitation'], ''>>
  error?: string
}) {
  const { token, from, isForYou } = invitation
  if (!from) return <Note kind="warn" title={copy().thisInvitationNoLongerWorks} />
  if (!isForYou) {
    return <Note kind="warn" title={copy().thisInvitationWasSentTo} />
  }
  return (
    <Panel title={copy().hasInvitedYou(from)} important>
      <p className="t16">{copy().youWillSeeTaxCases(from)}</p>
      {error && <Note kind="bad" title={error} live />}
      <Form method="post" className="mt-16">
        <input type="hidden" name="token" value={token} />
        <Button kind="primary" name="intent" value="join">
          {copy().acceptInvitation}
        </Button>
      </Form>
    </Panel>
  )
}

function PartnerPanel({ partner }: { partner: Partner }) {
  const { id, firstName, lastName, email, personName, acceptedAt, expiresAt, hasRunOut } = partner
  const name = personName ?? `${firstName} ${lastName}`.trim()
  return (
    <Panel title={copy().yourHousehold}>
      <p className="t16">
        <b>{name}</b>, {email}
        <br />
        <span className="soft">
          {acceptedAt
            ? copy().sharesCasesWithYouSince(formatLongDate(acceptedAt))
            : hasRunOut
              ? copy().invitationHasExpired
              : copy().invitedLinkWorksUntil(formatLongDate(expiresAt))}
        </span>
      </p>
      <EndForm partnershipId={id} label={acceptedAt ? copy().stopSharingWith(name) : copy().withdrawInvitation}>
        {acceptedAt ? copy().willNoLongerSeeYour(name) : copy().linkInEmailWillStop}
      </EndForm>
    </Panel>
  )
}

function EndForm({ partnershipId, label, children }: { partnershipId: string; label: string; children: ReactNode }) {
  return (
    <details className="older">
      <summary>{label}</summary>
      <Form method="post">
        <p className="soft t16">{children}</p>
        <input type="hidden" name="partnership" value={partnershipId} />
        <p className="mt-16">
          <Button size="small" kind="danger" name="intent" value="end">
            {label}
          </Button>
        </p>
      </Form>
    </details>
  )
}

function InviteForm({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <Panel title={copy().inviteYourPartner} id="invite">
      <Form method="post" className="portal-form" preventScrollReset>
        <p className="soft t16">{copy().youCanInviteOneOther(invitationDays)}</p>
        <Field name="firstName" label={copy().firstName} error={answer?.fields.firstName} required>
          <TextInput autoComplete="off" defaultValue={answer?.values.firstName} />
        </Field>
        <Field name="lastName" label={copy().lastName} error={answer?.fields.lastName} optional>
          <TextInput autoComplete="off" defaultValue={answer?.values.lastName} />
        </Field>
        <Field name="email" label={copy().email} error={answer?.fields.email} required>
          <TextInput type="email" autoComplete="off" defaultValue={answer?.values.email} />
        </Field>
        <p>
          <Button name="intent" value="invite" size="small">
            {copy().sendInvitation}
          </Button>
        </p>
      </Form>
    </Panel>
  )
}

type SharedCase = { id: string; caseNumber: string; title: string; isShared: boolean }

/** Cases opened since the partner's invitation are shared by default; the client can change this for each case. */
function SharingPanel({ cases }: { cases: readonly SharedCase[] }) {
  return (
    <Panel title={sharingPanelCopy().sharedCases} id="shared">
      {cases.length === 0 ? (
        <p className="soft t16">{sharingPanelCopy().youHaveNoCasesYet}</p>
      ) : (
        <Table
          caption={sharingPanelCopy().sharedCases}
          hideCaption
          rows={cases}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'case',
              header: sharingPanelCopy().case,
              cell: ({ title, caseNumber }) => (
                <>
                  {title}
                  <small className="reason numbers nowrap">{caseNumber}</small>
                </>
              ),
            },
            {
              key: 'state',
              header: sharingPanelCopy().sharing,
              cell: ({ isShared }) => (
                <Status kind={isShared ? 'done' : 'off'}>
                  {isShared ? sharingPanelCopy().shared : sharingPanelCopy().notShared}
                </Status>
              ),
            },
            {
              key: 'change',
              header: sharingPanelCopy().change,
              cell: ({ id, title, caseNumber, isShared }) => (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="caseId" value={id} />
                  <Button
                    size="small"
                    kind="outline"
                    name="intent"
                    value={isShared ? 'unshare' : 'share'}
                    aria-label={`${isShared ? sharingPanelCopy().stopSharing : sharingPanelCopy().share} ${title}, ${caseNumber}`}
                  >
                    {isShared ? sharingPanelCopy().stopSharing : sharingPanelCopy().share}
                  </Button>
                </Form>
              ),
            },
          ]}
        />
      )}
    </Panel>
  )
}
