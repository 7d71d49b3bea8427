import * as adminTexts from '#admin/locales/en.ts'
import { KeyHelp } from '#admin/ui/key-help.tsx'
import { goToRow, rowHere } from '#admin/ui/row-keys.ts'
import { type KeyActions, usePageKeys } from '#admin/ui/use-page-keys.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(adminTexts.dayKeys)

const keys = () =>
  [
    ['J', copy().nextTask],
    ['K', copy().previousTask],
    ['Enter', copy().openTask],
    ['T', copy().takeOrFile],
    ['W', copy().switchWhose],
    ['/', copy().searchEverything],
    ['?', copy().showShortcuts],
  ] as const

const actions: KeyActions = { j: () => goToRow(1), k: () => goToRow(-1), t: take, w: switchWhose }

export function DayKeys() {
  const dialog = usePageKeys(actions)
  return <KeyHelp title={copy().dashboardKeyboardShortcuts} keys={keys()} dialog={dialog} />
}

function take(): boolean {
  const action = rowHere()?.querySelector<HTMLElement>('.button')
  action?.click()
  return Boolean(action)
}

function switchWhose(): boolean {
  const other = document.querySelector<HTMLElement>('.whose a:not([aria-current])')
  other?.click()
  return Boolean(other)
}
