import { Link } from 'react-router'
import * as mandateTexts from '#cases/mandate/locales/en.ts'
import { clientMandatePath, type MandateStatus, mandateStatus, yearsText } from '#cases/mandate/mandate.ts'
import type { Mandate } from '#cases/mandate/mandate-db.server.ts'
import { Status, type StatusKind } from '#design/feedback/status.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(mandateTexts.mandate)

const kinds: Record<MandateStatus, StatusKind> = { open: 'wait', valid: 'done', revoked: 'off' }

export function mandateLine(mandate: Mandate) {
  const missing = mandate.signers.flatMap(({ personName, signedAt }) => (signedAt ? [] : [personName]))
  return { id: mandate.id, years: yearsText(mandate), status: mandateStatus(mandate), missing }
}

export function MandateLines({ mandates }: { mandates: readonly ReturnType<typeof mandateLine>[] }) {
  if (mandates.length === 0) return null
  return (
    <Panel title={copy().powerOfAttorney} id="mandate">
      <ul>
        {mandates.map(({ id, years, status, missing }) => (
          <li key={id} className="row between">
            <Link to={clientMandatePath(id)}>{copy().years(years)}</Link>
            <Status kind={kinds[status]}>
              {status === 'open' ? copy().missing(missing) : copy().statuses[status]}
            </Status>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
