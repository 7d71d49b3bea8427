import { Note } from '#design/feedback/note.tsx'
import { Section } from '#design/page/layout.tsx'
import { formatDate, formatMoney } from '#platform/format.ts'
import type { CommuterResult } from './commuter-result.ts'

export function CommuterFiling({ commuter }: { commuter: CommuterResult }) {
  return (
    <Section
      ground="mist"
      title="File or not"
      intro="People who live abroad file a tax return only if they ask for it."
    >
      <div className="stack">
        {commuter.isExcluded ? <Excluded commuter={commuter} /> : <Quasi commuter={commuter} />}
      </div>
    </Section>
  )
}

function Excluded({ commuter: { rule } }: { commuter: CommuterResult }) {
  return (
    <Note kind="info" title="No tax return in Switzerland">
      <p>
        Commuters under the agreement with Italy get no ordinary assessment, neither on request nor by the tax office
        (QStV Art. 14 para. 3 and 15 para. 3).
      </p>
      {rule === 'italian-new' && (
        <p>
          You file in Italy: Italian income tax comes on top, and Italy credits the Swiss tax. We do not compute the
          Italian tax here.
        </p>
      )}
    </Note>
  )
}

function Quasi({ commuter: { quasi, isMarried, requestUntil, isTermOver } }: { commuter: CommuterResult }) {
  const title = isTermOver
    ? 'The deadline has passed: the tax withheld is final'
    : quasi === null
      ? 'Quasi-residence: enter your income abroad for the 90% test'
      : quasi.eligible
        ? 'You reach the 90% for quasi-residence'
        : 'You do not reach the 90% for quasi-residence'
  return (
    <>
      <Note kind={isTermOver ? 'warn' : quasi?.eligible ? 'done' : 'info'} title={title}>
        {quasi && (
          <p>
            {`${quasi.sharePercent}% of ${formatMoney(quasi.worldGross * 100)} worldwide gross income is taxable in Switzerland.`}
          </p>
        )}
        <p>
          {isTermOver
            ? `The request had to reach the tax office by ${formatDate(requestUntil)}; this deadline cannot be extended.`
            : `The request must reach the tax office in writing by ${formatDate(requestUntil)}. It cannot be extended or withdrawn, and is made again for each year.`}
        </p>
      </Note>
      <Note kind="plain" title="Who may ask (DBG Art. 99a)">
        <ul className="flag-list">
          <li>
            {`at least 90% of ${isMarried ? 'the worldwide gross income of both spouses' : 'your worldwide gross income (of both spouses, if you are married)'} is taxable in Switzerland. The rental value of a home abroad counts as income abroad, and so do days of work taxed at home; or`}
          </li>
          <li>your situation is comparable to that of somebody who lives in Switzerland (letter b); or</li>
          <li>you need it to claim deductions that a tax treaty gives you (letter c).</li>
        </ul>
      </Note>
      <Note kind="warn" title="Before you decide">
        <p>
          A return can cost more than the tax at source: the rate follows your worldwide income. Both sums need your
          deductions and the allocation between the two countries, which this page does not compute. An adviser compares
          both with you.
        </p>
      </Note>
    </>
  )
}
