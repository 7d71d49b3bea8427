import { Form } from 'react-router'
import { Panel } from '#design/app-frame.tsx'
import { Button } from '#design/button.tsx'
import { Segmented } from '#design/choice.tsx'
import { FieldGroup } from '#design/field.tsx'
import { ErrorSummary, listErrors } from '#design/note.tsx'
import { Status } from '#design/status.tsx'
import { Table } from '#design/table.tsx'
import type { FieldErrors } from '#platform/field-faults.ts'
import { formatDate } from '#platform/format.ts'
import type { ClaimRows } from './claim-rows.server.ts'

/** The switch 'only proven claims', above the list of what it hides. */
export function ClaimsPanel({ claims, fields = {} }: { claims: ClaimRows; fields?: FieldErrors }) {
  const { onlyProven, rows } = claims
  const proven = rows.filter((row) => row.proven && !row.isExpired).length
  return (
    <Panel title="Claims on the public site">
      <Form method="post" className="admin-form mt-8" noValidate preventScrollReset>
        <input type="hidden" name="intent" value="claims" />
        <ErrorSummary errors={listErrors(fields)} />
        <FieldGroup
          name="onlyProven"
          label="Only proven claims"
          hint={`On: ${proven} of ${rows.length} claims are shown, those with evidence on file. Former prices and ratings are claims too. A claim past its last day is never shown.`}
          error={fields.onlyProven}
        >
          <Segmented
            key={String(onlyProven)}
            defaultValue={onlyProven ? 'on' : 'off'}
            options={[
              { value: 'on', label: 'On' },
              { value: 'off', label: 'Off' },
            ]}
          />
        </FieldGroup>
        <div>
          <Button kind="primary" size="small">
            Save Claims
          </Button>
        </div>
      </Form>
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
    </Panel>
  )
}
