import { Link } from 'react-router'
import { clientCasePath } from '#cases/process/case-links.ts'
import { phasesOf } from '#cases/process/client/phases.ts'
import { PhaseBar } from '#design/charts/phase-bar.tsx'
import { formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { caseBadge } from '#portal/badges.ts'
import * as portalTexts from '#portal/locales/en.ts'
import { nextStep } from '#portal/next-step.ts'
import type { CaseView } from '#portal/views.server.ts'

import { Badge } from './badge.tsx'

const copy = () => t(portalTexts.caseCards)

export function CaseCards({ cases }: { cases: readonly CaseView[] }) {
  return (
    <ul className="case-cards">
      {cases.map((found) => {
        const { id, title, caseNumber } = found
        const step = nextStep(found)
        const { nextDates, whoMayAct } = t(portalTexts.portal)
        const phases = phasesOf(found, [])
        const now = phases.find(({ state }) => state === 'now')
        return (
          <li key={id}>
            <div className="row between">
              <Link to={clientCasePath(id)} className="t20">
                {title}
              </Link>
              <Badge mark={caseBadge(found)} />
            </div>
            <p className="soft t14 numbers">
              {[caseNumber, step?.on && `${nextDates[step.date]} ${formatDate(step.on)}`].filter(Boolean).join(', ')}
            </p>
            <PhaseBar phases={phases} label={copy().progressOf(caseNumber)} compact />
            {now && (
              <p className="where t14 numbers">
                <b>{now.name}</b>
                <span className="soft">{copy().phaseOf(phases.indexOf(now) + 1, phases.length)}</span>
                {now.note && <span className="soft">{now.note}</span>}
                {step && <span className="soft">{whoMayAct(step)}</span>}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
