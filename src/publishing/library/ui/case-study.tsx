import { type CaseComplexity, type CaseStudy, caseIndustries, caseServices } from '#content/case-studies.ts'
import { classes } from '#design/classes.ts'
import { FactList, TickList } from '#design/facts.tsx'
import { Tag } from '#design/feedback/status.tsx'
import { Drawing } from '#design/illustrations/illustration.tsx'
import { formatNumber } from '#platform/format.ts'
import { unbroken } from '#platform/text/unbroken.ts'
import { t } from '#platform/texts.ts'
import * as libraryTexts from '#publishing/library/locales/en.ts'
import { Rating } from './rating.tsx'

const copy = () => t(libraryTexts.caseStudy)

const complexityLook: Record<CaseComplexity, string> = {
  'Very High': 'bad',
  High: 'high',
  Medium: 'warn',
  Low: 'done',
}

export function ComplexityBadge({ complexity }: { complexity: CaseComplexity }) {
  return <span className={classes('status', complexityLook[complexity])}>{copy().complexity(complexity)}</span>
}

type ShownStudy = Omit<CaseStudy, 'metrics'> & {
  metrics: Omit<CaseStudy['metrics'], 'satisfaction'> & { satisfaction: number | null }
}

export function CaseStudyView({ study }: { study: ShownStudy }) {
  const { metrics, drawing } = study
  return (
    <li id={study.id} className="case-study">
      <div className="grid">
        <div className="col-1-4">
          <Drawing illustration={drawing.illustration} seed={drawing.seed} title={drawing.alt} />
        </div>
        <div className="col-5-12 case-text">
          <p className="meta">
            <span className="bold">{caseIndustries.find(({ id }) => id === study.industry)?.name}</span>
            <span>{caseServices.find(({ id }) => id === study.service)?.name}</span>
          </p>
          <h3 className="t32 mt-8">{study.title}</h3>
          <p className="lead mt-8">{study.subtitle}</p>
          <p className="soft mt-8">{study.client}</p>
          <h4 className="t18">{copy().challenge}</h4>
          <p className="measure">{unbroken(study.challenge)}</p>
          <h4 className="t18">{copy().solution}</h4>
          <p className="measure">{unbroken(study.solution)}</p>
          <h4 className="t18">{copy().results}</h4>
          <TickList yes={study.results.map(unbroken)} />
          <h4 className="t18">{copy().howWeWorkedOutSaving}</h4>
          <p className="measure">{unbroken(study.arithmetic.given)}</p>
          <FactList
            amounts
            facts={study.arithmetic.steps.map(({ label, amountChf }, at) => ({
              key: label,
              term: unbroken(label),
              value: unbroken(`CHF ${formatNumber(amountChf)}`),
              total: at === study.arithmetic.steps.length - 1,
            }))}
          />
          <ul className="row tight mt-24" aria-label={copy().tags}>
            {study.tags.map((tag) => (
              <li key={tag}>
                <Tag>{tag}</Tag>
              </li>
            ))}
          </ul>
        </div>
        <div className="col-1-4">
          <FactList
            dense
            facts={[
              { term: copy().taxSavings, value: <b>{metrics.taxSavings}</b> },
              { term: copy().timeSaved, value: metrics.timeSaved },
              { term: copy().duration, value: study.duration },
              { term: copy().team, value: study.team },
              { term: copy().complexityLabel, value: <ComplexityBadge complexity={metrics.complexity} /> },
              ...(metrics.satisfaction === null
                ? []
                : [
                    {
                      term: copy().satisfaction,
                      value: <Rating value={metrics.satisfaction} label={copy().satisfaction} />,
                    },
                  ]),
            ]}
          />
        </div>
      </div>
    </li>
  )
}
