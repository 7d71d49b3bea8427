import { Link } from 'react-router'
import { clientCasePath } from '#cases/case-links.ts'
import { Note } from '#design/note.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatAmount, formatDate } from '#platform/format.ts'
import { type Difference, keyOf } from '#returns/assessment/assessment.ts'
import type { Comparison } from '#returns/assessment/load-assessment.server.ts'
import { assessmentWords } from '#returns/assessment/words.ts'
import { clientFiguresPath } from '#returns/figure-links.ts'
import { figureWords } from '#returns/words.ts'

type Props = { comparison: Comparison; caseId: string }

/** What the assessment says otherwise than the return, in plain words, and what the adviser makes of it. */
export function ComparisonPart({ comparison: { advice, differences }, caseId }: Props) {
  const words = assessmentWords()
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
                {one.reason && one.isAgainst && (
                  <span className="figure-about">{`Why ours is right: ${one.reason}`}</span>
                )}
              </li>
            ))}
          </ul>
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
