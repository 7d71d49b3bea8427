type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Entry = string | boolean

const controls = 'input, select, textarea'
const events = ['click', 'input', 'change']

/** Replays input made before hydration as events, because React would overwrite it. Call it before hydration. */
export function keepPreHydrationInput(): void {
  const entries = new Map<Control, Entry>()
  for (const control of document.querySelectorAll<Control>(controls)) {
    if (isChanged(control)) entries.set(control, entryOf(control))
  }
  function follow(event: Event) {
    const { target } = event
    if (!isControl(target) || (event.type === 'click' && !isTick(target))) return
    event.stopPropagation()
    // Moves the control to the end of the map, so that the radio button selected last wins in its group.
    entries.delete(target)
    entries.set(target, entryOf(target))
  }
  for (const type of events) addEventListener(type, follow, true)
  addEventListener(
    'app:alive',
    () => {
      for (const type of events) removeEventListener(type, follow, true)
      repeat(entries)
    },
    { once: true },
  )
}

/**
 * Replays the input of all fields as events. An event handler may read or reset other fields, so the values of all
 * fields are set again before each event and after the last one.
 */
function repeat(entries: ReadonlyMap<Control, Entry>): void {
  function show() {
    for (const [control, entry] of entries) setPlainly(control, entry)
  }
  for (const [control, entry] of entries) {
    show()
    makeAgain(control, entry)
  }
  show()
}

function makeAgain(control: Control, entry: Entry): void {
  if (isTick(control)) {
    control.checked = !entry
    control.click()
  } else {
    // React ignores an event if the value equals the one it last saw. Resetting React's tracker instead of the field
    // preserves caret and undo history.
    if ('defaultValue' in control) Reflect.get(control, '_valueTracker')?.setValue(control.defaultValue)
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

function setPlainly(control: Control, entry: Entry): void {
  if (control.type !== 'file' && entryOf(control) !== entry)
    Reflect.set(Object.getPrototypeOf(control), isTick(control) ? 'checked' : 'value', entry, control)
}

function entryOf(control: Control): Entry {
  return isTick(control) ? control.checked : control.value
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    return (options.findLast((option) => option.defaultSelected) ?? options[0])?.selected === false
  }
  if (!isTick(control)) return control.value !== control.defaultValue
  return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox')
}

function isControl(target: EventTarget | null): target is Control {
  return target instanceof Element && target.matches(controls)
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox'
}
