import { Link } from 'react-router'
import type { ClaimList } from '#company/claims/staff/list-claims.server.ts'
import type { SettingsAnswer } from './save-settings-form.server.ts'
import { SettingsForm } from './ui/settings-form.tsx'

export function ClaimsPanel({ claims, answer }: { claims: ClaimList; answer: SettingsAnswer | undefined }) {
  const { onlyProven, rows } = claims
  const proven = rows.filter((row) => row.proven && !row.isExpired).length
  return (
    <SettingsForm
      title="Claims on the public site"
      intent="claims"
      button="Save Claims"
      values={{ onlyProven: onlyProven ? 'on' : 'off' }}
      answer={answer}
      fields={[
        {
          as: 'switch',
          name: 'onlyProven',
          label: 'Only proven claims',
          hint: `On: ${proven} of ${rows.length} claims are shown, those with evidence on file. Former prices and ratings are claims too. A claim past its last day is never shown.`,
        },
      ]}
    >
      <p className="mt-16">
        <Link to="/admin/claims">All {rows.length} claims and their evidence</Link>
      </p>
    </SettingsForm>
  )
}
