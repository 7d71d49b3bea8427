import type { StaffMemberView } from '#accounts/team/staff/view-staff-member.server.ts'
import { roleNames, roleOptions } from '#accounts/team/staff/words.ts'
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
import { ActionForm, type StaffMemberResponse } from './action-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { StaffMemberSessions } from './staff-member-sessions.tsx'

type Props = { view: StaffMemberView & { needsCode: boolean }; answer: StaffMemberResponse | undefined }

export function StaffMemberPanels({ view, answer }: Props) {
  const { member: staffMember, more, mayAct, sessions } = view
  const initials = staffMember.profile.initials ?? initialsOf(staffMember.name)
  return (
    <>
      <AppHeader title={staffMember.name} before={<BackLink to="/admin/staff">People</BackLink>}>
        <Monogram initials={initials} />
        <ClientStatusBadge status={staffMember.status} />
        <span className="soft">{`${roleNames[staffMember.role]}, ${staffMember.email}`}</span>
      </AppHeader>
      <div className="panels">
        <div className="panel-stack">
          <Panel title="Profile">
            {mayAct.profile ? (
              <ProfileForm member={staffMember} answer={answer} />
            ) : (
              <ProfileFacts profile={staffMember.profile} />
            )}
          </Panel>
          {mayAct['end-sessions'] && <StaffMemberSessions sessions={sessions} />}
        </div>
        <div className="panel-stack">
          {more && (
            <Panel title="Account">
              <FactList
                dense
                facts={[
                  { term: 'Second factor', value: more.twoFactorEnabled ? 'On' : 'Off' },
                  ...(more.cases === null ? [] : [{ term: 'Open cases', value: openCasesText(more.cases) }]),
                  { term: 'Since', value: formatDateTime(more.createdAt) },
                  { term: 'Last login', value: more.lastSignInAt ? formatDateTime(more.lastSignInAt) : 'Never' },
                  ...(more.statusReason ? [{ term: 'Reason', value: more.statusReason }] : []),
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
  const { profile: _, 'end-sessions': __, ...actions } = mayAct
  if (!Object.values(actions).some(Boolean)) return null
  return (
    <Panel title="Change" important>
      {reset && (
        <Note kind="warn" title="A reset of the second factor is asked for">
          {`By ${reset.askerName}, ${formatDateTime(reset.requestedAt)}. `}
          {reset.confirmerName
            ? `${reset.confirmerName} confirmed it; one more is needed.`
            : 'Two others have to confirm it.'}
        </Note>
      )}
      {mayAct['confirm-reset'] && (
        <ActionForm act="confirm-reset" button="Confirm the reset" isDanger proof={reauth} answer={answer} />
      )}
      {mayAct['withdraw-reset'] && (
        <ActionForm act="withdraw-reset" button="Withdraw the reset" proof="none" answer={answer} />
      )}
      {mayAct.resend && <ActionForm act="resend" button="Send the invitation again" proof={reauth} answer={answer} />}
      {mayAct.withdraw && (
        <ActionForm act="withdraw" button="Withdraw the invitation" isDanger proof={reauth} answer={answer} />
      )}
      {mayAct.role && (
        <ActionForm act="role" button="Change the role" proof={reauth} answer={answer}>
          {(fields, values) => (
            <FieldGroup name="role" label="Role" error={fields.role}>
              <RadioGroup options={roleOptions} defaultValue={values.role ?? staffMember.role} />
            </FieldGroup>
          )}
        </ActionForm>
      )}
      {mayAct.capacity && (
        <ActionForm act="capacity" button="Set the limit of cases" proof="none" answer={answer}>
          {(fields, values) => (
            <Field
              name="limit"
              label="Takes on at most"
              hint="In open cases. Shown where somebody assigns. Empty: no limit."
              error={fields.limit}
            >
              <AffixInput
                suffix="cases"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={values.limit ?? staffMember.caseLimit ?? ''}
              />
            </Field>
          )}
        </ActionForm>
      )}
      {mayAct['hand-over'] && (
        <ActionForm act="hand-over" button="Hand over all open cases" proof="none" answer={answer}>
          {(fields, values) => (
            <Field name="to" label="To" hint="Threads that wait for them go along." error={fields.to} required>
              <Select
                placeholder="Choose"
                defaultValue={values.to ?? ''}
                options={[
                  ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
                  { value: 'nobody', label: 'Nobody yet' },
                ]}
              />
            </Field>
          )}
        </ActionForm>
      )}
      {mayAct['ask-reset'] && (
        <ActionForm act="ask-reset" button="Ask to reset the second factor" proof={reauth} answer={answer}>
          {() => <p className="soft t14">Two owners or admins other than you have to confirm it within 24 hours.</p>}
        </ActionForm>
      )}
      {mayAct.suspend && (
        <ActionForm act="suspend" button="Suspend" isDanger proof={reauth} answer={answer}>
          {(fields, values) => (
            <Field
              name="reason"
              label="Reason"
              hint="The person and the owners read it in a letter."
              error={fields.reason}
              required
            >
              <TextInput maxLength={1000} defaultValue={values.reason} />
            </Field>
          )}
        </ActionForm>
      )}
      {mayAct['take-back'] && <ActionForm act="take-back" button="End the suspension" proof={reauth} answer={answer} />}
    </Panel>
  )
}

function ProfileFacts({ profile }: { profile: StaffMemberView['member']['profile'] }) {
  return (
    <FactList
      dense
      facts={[
        { term: 'Languages', value: profile.languages.join(', ') || '–' },
        { term: 'Specialities', value: profile.specialities.join(', ') || '–' },
      ]}
    />
  )
}

function openCasesText({ open, inWork }: { open: number; inWork: number }): string {
  return open === 0 ? '0' : `${open}, of them ${inWork} in work`
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0) ?? '').join('')
}
