import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors } from '#design/feedback/note.tsx'
import { useHydrated } from '#design/rendering/hydrating.ts'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { pathOfTab, type TabId } from '#tax/pages/tabs.ts'

import type { Filled } from './tab-view.ts'

type Place = { readonly canton: string; readonly commune: string }

const key = 'calculator-place'

/** Saves the place of a calculation in this browser only, so that the next form begins with it. */
export function rememberPlace({ canton = '', commune = '' }: Readonly<Record<string, string | undefined>>): void {
  try {
    localStorage.setItem(key, JSON.stringify({ canton, commune }))
  } catch {
    // If the browser blocks storage, forms begin with their usual place.
  }
}

export function rememberedPlace(): Place | null {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof saved !== 'object' || saved === null || !('canton' in saved) || !('commune' in saved)) return null
    const { canton, commune } = saved
    return typeof canton === 'string' && typeof commune === 'string' ? { canton, commune } : null
  } catch {
    return null
  }
}

/** Shows the remembered place in a form whose place the visitor has not changed. */
function showRememberedPlace(form: HTMLFormElement, untouched: Place): void {
  const place = rememberedPlace()
  const canton = form.elements.namedItem('canton')
  const commune = form.elements.namedItem('commune')
  if (!place || !(canton instanceof HTMLSelectElement) || !(commune instanceof HTMLInputElement)) return
  if (canton.value !== untouched.canton || commune.value !== untouched.commune) return
  if (![...canton.options].some(({ value }) => value === place.canton)) return
  canton.value = place.canton
  commune.value = place.commune
}

const copy = () => t(taxTexts.calculatorForm)

/**
 * A GET form, which also works without JavaScript. With JavaScript, the result is updated in place, and the fields
 * follow the URL.
 */
export function CalculatorForm({
  tab,
  answer,
  defaults,
  hasResult,
  children,
}: {
  tab: TabId
  answer: Filled
  defaults: Readonly<Partial<Record<string, string>>>
  hasResult: boolean
  children: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(answer)
  const isSent = useRef(false)
  const isHydrated = useHydrated()
  const { state } = useNavigation()
  // Do not update the fields for the first result, because the visitor may have typed before hydration.
  useEffect(() => {
    if (hasResult) rememberPlace(answer.values)
    if (!form.current) return
    if (shown.current === answer) {
      if (!hasPlace(answer)) showRememberedPlace(form.current, { canton: defaults.canton ?? '', commune: '' })
      return
    }
    shown.current = answer
    showValues(form.current, { ...defaults, ...(hasPlace(answer) ? {} : rememberedPlace()), ...answer.values })
    if (isSent.current && hasResult) showResult()
    isSent.current = false
  }, [answer, defaults, hasResult])
  return (
    <Form
      ref={form}
      method="get"
      action={isHydrated ? pathOfTab(tab) : `${pathOfTab(tab)}#result`}
      id="calculator"
      noValidate
      preventScrollReset
      onSubmit={() => {
        isSent.current = true
      }}
    >
      <input type="hidden" name="tab" value={tab} />
      <ErrorSummary errors={listErrors(answer.errors)} />
      {children}
      <Button kind="ink" full busy={state === 'loading'}>
        {copy().calculate}
      </Button>
      <p className="fine">{copy().youCanTypeAmountsAs}</p>
    </Form>
  )
}

function hasPlace({ values }: Filled): boolean {
  return values.canton !== undefined || values.commune !== undefined
}

/** Scrolls to the result and moves the focus to its heading, unless the figure is in view anyway. */
function showResult(): void {
  const result = document.getElementById('result')
  const title = result?.querySelector<HTMLElement>('h2, .note')
  if (!result || !title) return
  const { top, bottom } = (result.querySelector('.key-figure') ?? title).getBoundingClientRect()
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  if (top >= Number.parseFloat(scrollPaddingTop) && bottom <= innerHeight - Number.parseFloat(scrollPaddingBottom))
    return
  title.tabIndex = -1
  title.focus({ preventScroll: true })
  result.scrollIntoView()
}

function showValues(form: HTMLFormElement, values: Readonly<Partial<Record<string, string>>>): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      control.checked = control.value === values[control.name]
    } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = values[control.name] === control.value
    } else if (control instanceof HTMLSelectElement || isText(control)) {
      control.value = values[control.name] ?? ''
    }
  }
}

function isText(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'text'
}
