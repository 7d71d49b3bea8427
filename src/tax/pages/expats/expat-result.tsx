import type { ReactNode } from 'react'
import { expatCalculatorTabs } from '#content/pages/calculators.ts'
import { ArrowLink } from '#design/button.tsx'
import { formatLongDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { Flag } from '#tax/flag.ts'
import { Flags } from '#tax/pages/ui/flags.tsx'
import { ResultActions } from '#tax/pages/ui/result-actions.tsx'
import { TraceList } from '#tax/pages/ui/trace-list.tsx'
import type { TraceLine } from '#tax/trace.ts'
import * as expatTexts from './locales/en.ts'

const copy = () => t(expatTexts.page)

type Tab = (typeof expatCalculatorTabs)[number]

/** What every result ends with: flags, the calculation with its articles, actions and the offer of the firm. */
export function ExpatResult({
  tab,
  result: { flags, trace, dataState },
  children,
}: {
  tab: Tab['id']
  result: { readonly flags: readonly Flag[]; readonly trace: readonly TraceLine[]; readonly dataState: string }
  children: ReactNode
}) {
  const offer = expatCalculatorTabs.find(({ id }) => id === tab)?.offer
  return (
    <>
      {children}
      <Flags flags={flags} />
      <details className="more-fields" open>
        <summary>{copy().whyThisResult}</summary>
        <TraceList lines={trace} closing />
      </details>
      <ResultActions />
      {offer && (
        <p className="no-print">
          {copy().whatWeDo} <ArrowLink to={offer.href}>{offer.name}</ArrowLink>
        </p>
      )}
      <p className="fine">{copy().lawAsOf(formatLongDate(dataState))}</p>
    </>
  )
}
