import { Form, Link, useNavigation } from 'react-router'
import { deskFor } from '#admin/guard.server.ts'
import { withParams } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { AppHead } from '#design/app-frame.tsx'
import { Button, ButtonLink } from '#design/button.tsx'
import { DateInput } from '#design/date-input.tsx'
import { Field } from '#design/field.tsx'
import { Select, TextInput } from '#design/input.tsx'
import { Row } from '#design/layout.tsx'
import { Note } from '#design/note.tsx'
import { EmptyState } from '#design/states.tsx'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { readAuditHead } from '#platform/audit/audit-head.server.ts'
import { verifyAudit } from '#platform/audit/verify-audit.server.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/audit-page'
import { listAuditEvents } from './audit-db.server.ts'
import { readAuditFilters } from './audit-filters.ts'
import { AuditTable } from './audit-table.tsx'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('Security')

const path = '/admin/security'

/** The audit log, for those who may read it. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { services } = deskFor({ request, context }, 'audit.read')
  const filters = readAuditFilters(url.searchParams)
  return { ...(await listAuditEvents(services.db, filters)), filters, search: url.searchParams.toString() }
}

/** Recomputes hashes and seals of the whole log. That it was done is written down as well. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = deskFor({ request, context }, 'audit.read')
  const report = await verifyAudit(services.db, await readAuditHead(services.db, services.config.DATA_DIR))
  await recordAudit(services.db, actor, {
    action: 'audit.verified',
    outcome: report.ok ? 'success' : 'failed',
    detail: { rows: report.rows, firstBrokenId: report.ok ? null : report.firstBrokenId },
  })
  return report
}

export default function AuditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { events, older, filters, search } = loaderData
  const isBusy = useNavigation().formMethod === 'POST'
  const params = new URLSearchParams(search)
  return (
    <>
      <AppHead
        title="Security"
        actions={
          <Form method="post" preventScrollReset>
            <Button kind="outline" size="small" icon="shield-check" busy={isBusy}>
              {isBusy ? 'Verifying…' : 'Verify chain'}
            </Button>
          </Form>
        }
      />
      {actionData && (
        <div className="audit-report">
          {actionData.ok ? (
            <Note kind="done" live title="The log is whole">
              All {actionData.rows} rows fit together: none was changed, removed or put in between.
            </Note>
          ) : (
            <Note kind="bad" live title={`The log was tampered with at row ${actionData.firstBrokenId}`}>
              Of {actionData.rows} rows, this is the first whose content, link, number or seal does not fit. Compare it
              with a backup.
            </Note>
          )}
        </div>
      )}
      <Form method="get" className="audit-filters" key={search} role="search">
        <Field name="actor" label="Person">
          <TextInput type="search" defaultValue={filters.actor} />
        </Field>
        <Field name="action" label="Action">
          <TextInput type="search" placeholder="sign-in, case." defaultValue={filters.action} />
        </Field>
        <Field name="outcome" label="Result">
          <Select
            placeholder="All results"
            options={['success', 'failed', 'denied']}
            defaultValue={filters.outcome ?? ''}
          />
        </Field>
        <Field name="from" label="From">
          <DateInput defaultValue={filters.from} />
        </Field>
        <Field name="to" label="To">
          <DateInput defaultValue={filters.to} />
        </Field>
        {filters.objectType && <input type="hidden" name="type" value={filters.objectType} />}
        {filters.objectId && <input type="hidden" name="object" value={filters.objectId} />}
        <Row>
          <Button kind="outline" size="small" icon="search">
            Search
          </Button>
          <Link to={path} className="button quiet small">
            Clear Filters
          </Link>
        </Row>
      </Form>
      {events.length === 0 ? (
        <EmptyState title="No entries" text="The log has no entry that fits these filters." motif="ledger" />
      ) : (
        <AuditTable
          events={events}
          objectTo={(type, object) => withParams(path, params, { type, object, before: null })}
        />
      )}
      <Row className="mt-24">
        {filters.before !== undefined && (
          <ButtonLink kind="outline" size="small" to={withParams(path, params, { before: null })}>
            Newest
          </ButtonLink>
        )}
        {older !== null && (
          <ButtonLink kind="outline" size="small" to={withParams(path, params, { before: older })}>
            Older
          </ButtonLink>
        )}
      </Row>
    </>
  )
}
