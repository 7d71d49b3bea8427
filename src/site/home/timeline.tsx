import { home, type Phase, phases } from '#content/pages/home.ts'
import { Row } from '#design/page/layout.tsx'
import { t } from '#platform/texts.ts'
import * as siteTexts from '#site/locales/en.ts'

const copy = () => t(siteTexts.timeline)

const laneHeight = 52
const barHeight = 24
const lastDay = phases.reduce((sum, { maxDays }) => sum + maxDays, 0)

const share = (days: number) => `${((days / lastDay) * 100).toFixed(2)}%`
const startOf = (phase: Phase) => phases.slice(0, phases.indexOf(phase)).reduce((sum, { maxDays }) => sum + maxDays, 0)

function daysOf({ minDays, maxDays }: Phase): string {
  if (minDays === maxDays) return `${minDays} ${minDays === 1 ? 'day' : 'days'}`
  return copy().days(minDays, maxDays)
}

export function Timeline() {
  return (
    <div className="home-timeline">
      <div className="timeline">
        {phases.map((phase) => {
          const start = startOf(phase)
          const end = start + phase.maxDays
          const isLate = end > lastDay * 0.7
          const top = (laneHeight - barHeight) / 2
          return (
            <div key={phase.title}>
              <span>{phase.title}</span>
              <svg role="img" aria-label={daysOf(phase)} height={laneHeight}>
                {Array.from({ length: lastDay + 1 }, (_, day) => share(day)).map((x) => (
                  <line key={x} className="lane" x1={x} x2={x} y1="0" y2={laneHeight} />
                ))}
                <rect className="longest" x={share(start)} y={top} width={share(phase.maxDays)} height={barHeight} />
                <rect className="typical" x={share(start)} y={top} width={share(phase.minDays)} height={barHeight} />
                <text
                  x={share(isLate ? start : end)}
                  dx={isLate ? -8 : 8}
                  y={laneHeight / 2 + 5}
                  textAnchor={isLate ? 'end' : 'start'}
                >
                  {daysOf(phase)}
                </text>
              </svg>
            </div>
          )
        })}
      </div>
      <Row between>
        <p className="fine">{home.steps.timelineNote}</p>
        <p className="bold">{home.steps.total}</p>
      </Row>
    </div>
  )
}
