import { Link } from 'react-router'
import * as caseTexts from '#cases/locales/en.ts'
import { clientCasePath } from '#cases/process/case-links.ts'
import { Note } from '#design/feedback/note.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatAmount, formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { clientFiguresPath } from '#returns/amounts/figure-links.ts'
import { type Difference, keyOf } from '#returns/assessment/assessment.ts'
import type { Comparison } from '#returns/assessment/load-assessment.server.ts'
import type { TaxEffects } from '#returns/assessment/tax-effect.ts'

import { missingInWords } from '#returns/expected/expected-texts.ts'
import * as returnTexts from '#returns/locales/en.ts'

const copy = () => t(caseTexts.comparisonPart)

type Props = { comparison: Comparison; effects: TaxEffects | null; caseId: string }

export function ComparisonPart({ comparison: { advice, differences }, effects, caseId }: Props) {
  const words = t(returnTexts.assessment)
  const effectOf = (one: Difference) => (effects?.ok ? effects.ofEach[keyOf(one)] : undefined)
  return (
    <div className="figure-group mt-16">
      <Note kind={advice.advice === 'accept' ? 'info' : 'warn'} title={words.advice[advice.advice].client}>
        {`${advice.reason} (${[advice.byName, formatDate(advice.createdAt)].filter(Boolean).join(', ')})`}
      </Note>
      {differences.length === 0 ? (
        <p className="t16 mt-16">{copy().everyAmountWeComparedIn}</p>
      ) : (
        <>
          <ul className="steps-plain mt-16">
            {differences.map((one) => (
              <li key={keyOf(one)}>
                {words.difference(one)}
                {effectOf(one) !== undefined && copy().thisMeans(words.effect(effectOf(one) ?? 0))}
                {one.reason && one.isAgainst && (
                  <span className="figure-about">{copy().whyWeThinkOurAmount(one.reason)}</span>
                )}
              </li>
            ))}
          </ul>
          <EffectLine effects={effects} count={differences.length} />
          <Table caption={copy().differencesInChf} columns={columns} rows={differences} rowKey={keyOf} />
        </>
      )}
      <p className="row mt-16">
        <Link to={clientFiguresPath(caseId)}>{copy().seeAllAmounts}</Link>
        <Link to={`${clientCasePath(caseId)}#messages`}>{copy().askYourAdviser}</Link>
      </p>
    </div>
  )
}

function EffectLine({ effects, count }: { effects: TaxEffects | null; count: number }) {
  if (!effects) return null
  if (!effects.ok)
    return (
      <p className="soft t16 mt-16">
        {copy().weCannotCalculateWhatThis(
          effects.reasons.map((reason) => missingInWords(reason, 'client').text).join(' '),
        )}
      </p>
    )
  return (
    <p className="t16 mt-16">
      <b>{`${count > 1 ? copy().allDifferencesTogether : copy().inTotal}: ${t(returnTexts.assessment).effect(effects.totalCents)}.`}</b>
      {!effects.isChecked && <span className="soft"> {copy().thisIsEstimateOurCalculation}</span>}
    </p>
  )
}

const columns: Column<Difference>[] = [
  {
    key: 'name',
    get header() {
      return copy().amount
    },
    cell: (line) => nameOf(line),
  },
  {
    key: 'declared',
    get header() {
      return copy().yourTaxReturn
    },
    numeric: true,
    cell: (line) => formatAmount(line.declaredCents),
  },
  {
    key: 'assessed',
    get header() {
      return copy().taxAssessment
    },
    numeric: true,
    cell: (line) => formatAmount(line.assessedCents),
  },
  {
    key: 'difference',
    get header() {
      return copy().difference
    },
    numeric: true,
    cell: ({ differenceCents }) => `${differenceCents > 0 ? '+' : ''}${formatAmount(differenceCents)}`,
  },
]

function nameOf({ code, person }: Difference): string {
  const { codes, persons } = t(returnTexts.figure)
  return person === 'client' ? codes[code] : `${codes[code]}, ${persons[person]}`
}
