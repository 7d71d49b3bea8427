import { Link } from 'react-router'
import { clientCasePath } from '#cases/process/case-links.ts'
import { Note } from '#design/feedback/note.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatAmount, formatDate } from '#platform/format.ts'
import { clientFiguresPath } from '#returns/amounts/figure-links.ts'
import { type Difference, keyOf } from '#returns/assessment/assessment.ts'
import type { Comparison } from '#returns/assessment/load-assessment.server.ts'
import type { TaxEffects } from '#returns/assessment/tax-effect.ts'
import { assessmentWords } from '#returns/assessment/words.ts'
import { missingInWords } from '#returns/expected/words.ts'
import { figureWords } from '#returns/words.ts'

type Props = { comparison: Comparison; effects: TaxEffects | null; caseId: string }

export function ComparisonPart({ comparison: { advice, differences }, effects, caseId }: Props) {
  const words = assessmentWords()
  const effectOf = (one: Difference) => (effects?.ok ? effects.ofEach[keyOf(one)] : undefined)
  return (
    <div className="figure-group mt-16">
      <Note kind={advice.advice === 'accept' ? 'info' : 'warn'} title={words.advice[advice.advice].client}>
        {`${advice.reason} (${[advice.byName, formatDate(advice.createdAt)].filter(Boolean).join(', ')})`}
      </Note>
      {differences.length === 0 ? (
        <p className="t16 mt-16">The assessment is the same as your return in every figure that we compared.</p>
      ) : (
        <>
          <ul className="steps-plain mt-16">
            {differences.map((one) => (
              <li key={keyOf(one)}>
                {words.difference(one)}
                {effectOf(one) !== undefined && ` It means ${words.effect(effectOf(one) ?? 0)}.`}
                {one.reason && one.isAgainst && (
                  <span className="figure-about">{`Why ours is right: ${one.reason}`}</span>
                )}
              </li>
            ))}
          </ul>
          <EffectLine effects={effects} count={differences.length} />
          <Table caption="What differs, in CHF" columns={columns} rows={differences} rowKey={keyOf} />
        </>
      )}
      <p className="row mt-16">
        <Link to={clientFiguresPath(caseId)}>All your figures</Link>
        <Link to={`${clientCasePath(caseId)}#messages`}>Ask your adviser</Link>
      </p>
    </div>
  )
}

function EffectLine({ effects, count }: { effects: TaxEffects | null; count: number }) {
  if (!effects) return null
  if (!effects.ok)
    return (
      <p className="soft t16 mt-16">
        {`What it means for your tax is not computed here. ${effects.reasons.map((reason) => missingInWords(reason, 'client').text).join(' ')}`}
      </p>
    )
  return (
    <p className="t16 mt-16">
      <b>{`${count > 1 ? 'All together' : 'In total'}: ${assessmentWords().effect(effects.totalCents)}.`}</b>
      {!effects.isChecked && <span className="soft"> Not checked: our calculation leaves something open.</span>}
    </p>
  )
}

const columns: Column<Difference>[] = [
  { key: 'name', header: 'Figure', cell: (line) => nameOf(line) },
  { key: 'declared', header: 'Your return', numeric: true, cell: (line) => formatAmount(line.declaredCents) },
  { key: 'assessed', header: 'Assessment', numeric: true, cell: (line) => formatAmount(line.assessedCents) },
  {
    key: 'difference',
    header: 'Difference',
    numeric: true,
    cell: ({ differenceCents }) => `${differenceCents > 0 ? '+' : ''}${formatAmount(differenceCents)}`,
  },
]

function nameOf({ code, person }: Difference): string {
  const { codes, persons } = figureWords()
  return person === 'client' ? codes[code] : `${codes[code]}, ${persons[person]}`
}
