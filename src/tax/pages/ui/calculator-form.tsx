import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors } from '#design/feedback/note.tsx'
import type { TabId } from '#tax/pages/tabs.ts'
import type { Filled } from './filled.ts'
import { showValues } from './show-values.ts'

/** A GET form that works without JavaScript. With JavaScript, results update in place and fields follow the URL. */
export function CalculatorForm({
  tab,
  answer,
  defaults,
  children,
}: {
  tab: TabId
  answer: Filled
  defaults: Readonly<Partial<Record<string, string>>>
  children: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(answer)
  const { state } = useNavigation()
  // The fields are only updated for later results, so that text typed before hydration is preserved.
  useEffect(() => {
    if (shown.current === answer) return
    shown.current = answer
    if (form.current) showValues(form.current, { ...defaults, ...answer.values })
  }, [answer, defaults])
  return (
    <Form ref={form} method="get" action="/calculators" id="calculator" noValidate preventScrollReset>
      <input type="hidden" name="tab" value={tab} />
      <ErrorSummary errors={listErrors(answer.errors)} />
      {children}
      <Button kind="ink" full busy={state === 'loading'}>
        Calculate
      </Button>
      <p className="fine">Amounts may be typed as 100’000, 100'000, 100000 or 100,000.</p>
    </Form>
  )
}
