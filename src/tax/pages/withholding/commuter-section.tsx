import { Note } from '#design/feedback/note.tsx'
import { Section } from '#design/page/layout.tsx'
import { formatLongDate, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import type { CommuterResult } from './withholding-result.ts'

const copy = () => t(taxTexts.commuterSection)

export function CommuterFiling({ commuter }: { commuter: CommuterResult }) {
  return (
    <Section ground="mist" title={copy().shouldYouFileTaxReturn} intro={copy().ifYouLiveAbroadYou}>
      <div className="stack">
        {commuter.isExcluded ? <Excluded commuter={commuter} /> : <Quasi commuter={commuter} />}
      </div>
    </Section>
  )
}

function Excluded({ commuter: { rule } }: { commuter: CommuterResult }) {
  return (
    <Note kind="info" title={copy().noTaxReturnInSwitzerland}>
      <p>{copy().commutersUnderAgreementWithItaly}</p>
      {rule === 'italian-new' && <p>{copy().youFileInItalyWhere}</p>}
    </Note>
  )
}

function Quasi({ commuter: { quasi, isMarried, requestUntil, isTermOver } }: { commuter: CommuterResult }) {
  const title = isTermOver
    ? copy().deadlineHasPassedTaxDeducted
    : quasi === null
      ? copy().quasiResidenceEnterYourIncome
      : quasi.eligible
        ? copy().youPass90TestFor
        : copy().youDoNotPass90
  return (
    <>
      <Note kind={isTermOver ? 'warn' : quasi?.eligible ? 'done' : 'info'} title={title}>
        {quasi && <p>{copy().ofYourWorldwideGrossIncome(quasi.sharePercent, formatMoney(quasi.worldGross * 100))}</p>}
        <p>
          {isTermOver
            ? copy().requestHadToReachTax(formatLongDate(requestUntil))
            : copy().requestMustReachTaxOffice(formatLongDate(requestUntil))}
        </p>
      </Note>
      <Note kind="plain" title={copy().whoCanRequestItDbg}>
        <ul className="flag-list">
          <li>{copy().atLeast90OfIs(isMarried ? copy().incomeOfBothSpouses : copy().yourIncome)}</li>
          <li>{copy().yourSituationIsComparableTo}</li>
          <li>{copy().youNeedItToClaim}</li>
        </ul>
      </Note>
      <Note kind="warn" title={copy().beforeYouDecide}>
        <p>{copy().taxReturnCanCostMore}</p>
      </Note>
    </>
  )
}
