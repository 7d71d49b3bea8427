import { type TabId, tabExample } from '#tax/pages/tabs.ts'
import { CalculatorForm } from './calculator-form.tsx'
import { ActionBar, CalculatorLayout, NothingYet } from './calculator-layout.tsx'
import type { Filled } from './filled.ts'
import type { TabView } from './tab-view.ts'

export function CalculatorTab<Result, Name extends string>({
  tab,
  view,
  answer,
  result,
}: {
  tab: TabId
  view: TabView<Result, Name>
  answer: Filled<Name>
  result: Result | null
}) {
  const { entries, ...before } = view.before
  const bar = result && view.bar(result)
  const form = (
    <CalculatorForm tab={tab} answer={answer} defaults={view.defaults}>
      {view.form(answer)}
    </CalculatorForm>
  )
  return (
    <>
      <CalculatorLayout form={form} spoken={result ? view.spoken(result) : undefined}>
        {result ? view.figures(result) : <NothingYet {...before} to={tabExample(tab, entries)} />}
        {view.remark}
      </CalculatorLayout>
      {result && view.details?.(result)}
      {bar && <ActionBar {...bar} />}
    </>
  )
}
