import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import { roleNames, roleOptions } from '#accounts/team/staff/staff-errors.ts'
import type { StaffMemberView } from '#accounts/team/staff/view-staff-member.server.ts'
import { ClientStatusBadge } from '#admin/ui/badges.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { RadioGroup } from '#design/form/choice.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { AffixInput, Select, TextInput } from '#design/form/input.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { Monogram } from '#design/page/layout.tsx'
import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { ActionForm, ProfileForm, type StaffMemberResponse } from './action-form.tsx'
import { DeputyPanel } from './deputy-panel.tsx'
import { StaffMemberSessions } from './staff-member-sessions.tsx'

const copy = () => t(accountStaffTexts.staffMemberPanels)

type Props = { view: StaffMemberView & { needsCode: boolean }; answer: StaffMemberResponse | undefined }

export function StaffMemberPanels({ view, answer }: Props) {
  const { member: staffMember, more, mayAct, sessions } = view
  const initials = staffMember.profile.initials ?? initialsOf(staffMember.name)
  return (
    <>
      <AppHeader title={staffMember.name} before={<BackLink to="/admin/staff">{copy().staff}</BackLink>}>
        <Monogram initials={initials} />
        <ClientStatusBadge status={staffMember.status} />
        <span className="soft">{`${roleNames[staffMember.role]}, ${staffMember.email}`}</span>
      </AppHeader>
      <div className="panels">
        <div className="panel-stack">
          <Panel title={copy().profile}>
            {mayAct.profile ? (
              <ProfileForm member={staffMember} answer={answer} />
            ) : (
              <ProfileFacts profile={staffMember.profile} />
            )}
          </Panel>
          {(mayAct.deputy || view.deputies.length > 0) && <DeputyPanel view={view} answer={answer} />}
          {mayAct['end-sessions'] && <StaffMemberSessions sessions={sessions} />}
        </div>
        <div className="panel-stack">
          {more && (
            <Panel title={copy().account}>
              <FactList
                dense
                facts={[
                  { term: copy().twoStepVerification, value: more.twoFactorEnabled ? copy().on : copy().off },
                  ...(more.cases === null ? [] : [{ term: copy().openCases, value: openCasesText(more.cases) }]),
                  { term: copy().since, value: formatDateTime(more.createdAt) },
                  {
                    term: copy().lastLogin,
                    value: more.lastSignInAt ? formatDateTime(more.lastSignInAt) : copy().never,
                  },
                  ...(more.statusReason ? [{ term: copy().reason, value: more.statusReason }] : []),
                ]}
              />
            </Panel>
          )}
          <Actions view={view} answer={answer} />
        </div>
      </div>
    </>
  )
}

function Actions({ view: { member: staffMember, mayAct, reset, colleagues, needsCode }, answer }: Props) {
  const reauth = needsCode ? 'code' : 'password'
  const { profile: _, 'end-sessions': __, deputy: ___, 'end-deputy': ____, ...actions } = mayAct
  if (!Object.values(actions).some(Boolean)) return null
  return (
    <Panel title={copy().change} important>
      {reset && (
        <Note kind="warn" title={copy().resetOfTwoStepVerification}>
          {copy().requestedByOn(reset.askerName, formatDateTime(reset.requestedAt))}
          {reset.confirmerName
            ? copy().hasConfirmedResetOneMore(reset.confirmerName)
            : copy().twoOtherPeopleMustConfirm}
        </Note>
      )}
      {mayAct['confirm-reset'] && (
        <ActionForm act="confirm-reset" button={copy().confirmReset} isDanger proof={reauth} answer={answer} />
      )}
      {mayAct['withdraw-reset'] && (
        <ActionForm act="withdraw-reset" button={copy().cancelReset} proof="none" answer={answer} />
      )}
      {mayAct.resend && <ActionForm act="resend" button={copy().resendInvitation} proof={reauth} answer={answer} />}
      {mayAct.withdraw && (
        <ActionForm act="withdraw" button={copy().withdrawInvitation} isDanger proof={reauth} answer={answer} />
      )}
      {mayAct.role && (
        <ActionForm act="role" button={copy().changeRole} proof={reauth} answer={answer}>
          {(fields, values) => (
            <FieldGroup name="role" label={copy().role} error={fields.role}>
              <RadioGroup options={roleOptions} defaultValue={values.role ?? staffMember.role} />
            </FieldGroup>
          )}
        </ActionForm>
      )}
      {mayAct.capacity && (
        <ActionForm act="capacity" button={copy().setCaseLimit} proof="none" answer={answer}>
          {(fields, values) => (
            <>
              <Field
                name="limit"
                label={copy().mostOpenCases}
                hint={copy().shownWhenYouAssignCase}
                error={fields.limit}
              >
                <AffixInput
                  suffix="cases"
                  inputMode="numeric"
                  autoComplete="off"
                  defaultValue={values.limit ?? staffMember.caseLimit ?? ''}
                />
              </Field>
              <Field name="rate" label={copy().hourlyRate} hint={copy().hourlyRateHint} error={fields.rate}>
                <AffixInput
                  suffix="CHF"
                  inputMode="numeric"
                  autoComplete="off"
                  defaultValue={values.rate ?? (staffMember.hourlyRateCents ? staffMember.hourlyRateCents / 100 : '')}
                />
              </Field>
            </>
          )}
        </ActionForm>
      )}
      {mayAct['hand-over'] && (
        <ActionForm act="hand-over" button={copy().handOverAllOpenCases} proof="none" answer={answer}>
          {(fields, values) => (
            <Field
              name="to"
              label={copy().to}
              hint={copy().conversationsWaitingForTheirReply}
              error={fields.to}
              required
            >
              <Select
                placeholder={copy().pleaseChoose}
                defaultValue={values.to ?? ''}
                options={[
                  ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
                  { value: 'nobody', label: copy().notAssigned },
                ]}
              />
            </Field>
          )}
        </ActionForm>
      )}
      {mayAct['ask-reset'] && (
        <ActionForm act="ask-reset" button={copy().requestResetOfTwoStep} proof={reauth} answer={answer}>
          {() => <p className="soft t14">{copy().twoOtherOwnersOrAdmins}</p>}
        </ActionForm>
      )}
      {mayAct.suspend && (
        <ActionForm act="suspend" button={copy().suspend} isDanger proof={reauth} answer={answer}>
          {(fields, values) => (
            <Field
              name="reason"
              label={copy().reason}
              hint={copy().thisPersonAndOwnersWill}
              error={fields.reason}
              required
            >
              <TextInput maxLength={1000} defaultValue={values.reason} />
            </Field>
          )}
        </ActionForm>
      )}
      {mayAct['take-back'] && (
        <ActionForm act="take-back" button={copy().endSuspension} proof={reauth} answer={answer} />
      )}
    </Panel>
  )
}

function ProfileFacts({ profile }: { profile: StaffMemberView['member']['profile'] }) {
  return (
    <FactList
      dense
      facts={[
        { term: copy().languages, value: profile.languages.join(', ') || '–' },
        { term: copy().specialities, value: profile.specialities.join(', ') || '–' },
      ]}
    />
  )
}

function openCasesText({ open, inWork }: { open: number; inWork: number }): string {
  return open === 0 ? '0' : copy().inProgress(open, inWork)
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0) ?? '').join('')
}
