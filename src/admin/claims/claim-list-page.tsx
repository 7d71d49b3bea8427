import { Link } from 'react-router'
import { deskFor } from '#admin/guard.server.ts'
import { SettingsHead } from '#admin/settings/settings-tabs.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { Panel } from '#design/app-frame.tsx'
import { Status } from '#design/status.tsx'
import { Table } from '#design/table.tsx'
import { formatDate } from '#platform/format.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/claim-list-page'
import { type ClaimView, listClaims } from './list-claims.server.ts'
import { claimMark } from './words.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('Claims')

export async function loader({ request, context }: Route.LoaderArgs) {
  return listClaims(deskFor({ request, context }, 'settings.write').services)
}

const columns = [
  {
    key: 'claim',
    header: 'Claim',
    cell: ({ id, value, text }: ClaimView) => (
      <Link to={`/admin/claims/${id}`}>
        <b>{value}</b> {text}
      </Link>
    ),
  },
  {
    key: 'evidence',
    header: 'Evidence',
    cell: ({ evidence, source }: ClaimView) => <span className="soft">{evidence ? namedBy(evidence) : source}</span>,
  },
  {
    key: 'until',
    header: 'Valid until',
    cell: ({ evidence, validUntil }: ClaimView) => (
      <span className="numbers">{formatDate(evidence?.validUntil ?? validUntil)}</span>
    ),
  },
  {
    key: 'state',
    header: 'On the site',
    cell: (claim: ClaimView) => {
      const { kind, label } = claimMark(claim)
      return <Status kind={kind}>{label}</Status>
    },
  },
]

function namedBy({ fileName, address, saidBy }: NonNullable<ClaimView['evidence']>): string {
  return [fileName ?? address ?? 'No evidence', saidBy].filter(Boolean).join(', ')
}

/** Every claim of the public site, what it rests on and whether it is shown. */
export default function ClaimListPage({ loaderData: { rows, onlyProven } }: Route.ComponentProps) {
  return (
    <>
      <SettingsHead current="/admin/claims" />
      <div className="panel-stack mt-32">
        <Panel title="Claims on the public site">
          <p className="soft t16">
            {onlyProven ? 'Only proven claims are shown.' : 'Unproven claims are shown, too.'}{' '}
            <Link to="/admin/settings">Change this in the settings of the firm</Link>
          </p>
          <Table
            caption="Claims, what they rest on and until when they may be shown"
            hideCaption
            dense
            rows={rows}
            rowKey={({ id }) => id}
            columns={columns}
          />
        </Panel>
      </div>
    </>
  )
}
