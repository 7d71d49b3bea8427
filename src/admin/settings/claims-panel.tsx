import { Form, Link } from 'react-router'
import type { ClaimList } from '#admin/claims/list-claims.server.ts'
import { Panel } from '#design/app-frame.tsx'
import { Button } from '#design/button.tsx'
import { Segmented } from '#design/choice.tsx'
import { FieldGroup } from '#design/field.tsx'
import { ErrorSummary, listErrors } from '#design/note.tsx'
import type { FieldErrors } from '#platform/field-faults.ts'

/** The switch 'only proven claims', above the list of what it hides. */
export function ClaimsPanel({ claims, fields = {} }: { claims: ClaimList; fields?: FieldErrors }) {
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
      <p className="mt-16">
        <Link to="/admin/claims">All {rows.length} claims and their evidence</Link>
      </p>
    </Panel>
  )
}
