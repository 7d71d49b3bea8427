import { Status } from '#design/status.tsx'
import { Table } from '#design/table.tsx'
import { formatDate } from '#platform/format.ts'
import type { ClaimRows } from './claim-rows.server.ts'
import type { SettingsAnswer } from './save-settings-form.server.ts'
import { SettingsForm } from './ui/settings-form.tsx'

/** The switch 'only proven claims', above the list of what it hides. */
export function ClaimsPanel({ claims, answer }: { claims: ClaimRows; answer: SettingsAnswer | undefined }) {
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
      <details className="ask mt-16">
        <summary>All {rows.length} claims and their sources</summary>
        <Table
          caption="Claims, what they rest on and until when they may be shown"
          hideCaption
          dense
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'claim',
              header: 'Claim',
              cell: ({ value, text }) => (
                <>
                  <b>{value}</b> {text}
                </>
              ),
            },
            { key: 'source', header: 'Source', cell: ({ source }) => <span className="soft">{source}</span> },
            {
              key: 'until',
              header: 'Valid until',
              cell: ({ validUntil }) => <span className="numbers">{formatDate(validUntil)}</span>,
            },
            {
              key: 'state',
              header: 'On the site',
              cell: ({ isShown, isExpired, proven: isProven }) => (
                <Status kind={isShown ? (isProven ? 'done' : 'warn') : 'off'}>
                  {isShown ? (isProven ? 'Proven' : 'Unproven') : isExpired ? 'Hidden, expired' : 'Hidden'}
                </Status>
              ),
            },
          ]}
        />
      </details>
    </SettingsForm>
  )
}
