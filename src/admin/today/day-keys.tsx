import * as adminTexts from '#admin/locales/en.ts'
import { goToRow, type KeyActions, KeyHelp, rowHere, usePageKeys } from '#admin/ui/page-keys.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(adminTexts.dayKeys)

const keys = () =>
  [
    ['J', copy().nextTask],
    ['K', copy().previousTask],
    ['Enter', copy().openTask],
    ['T', copy().doTask],
    ['W', copy().switchWhose],
    ['/', copy().searchEverything],
    ['?', copy().showShortcuts],
  ] as const

const actions: KeyActions = { j: () => goToRow(1), k: () => goToRow(-1), t: doTask, w: switchWhose }

export function DayKeys() {
  const dialog = usePageKeys(actions)
  return <KeyHelp title={copy().keyboardShortcuts} keys={keys()} dialog={dialog} />
}

function doTask(): boolean {
  const action = rowHere()?.querySelector<HTMLElement>('.button')
  action?.click()
  return Boolean(action)
}

function switchWhose(): boolean {
  const other = document.querySelector<HTMLElement>('.whose a:not([aria-current])')
  other?.click()
  return Boolean(other)
}
