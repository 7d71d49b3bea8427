type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Entry = string | boolean

const controls = 'input, select, textarea'
const events = ['click', 'input', 'change']

/**
 * Keeps what a visitor typed, chose or ticked before the page was alive, or the browser put back after a reload: React
 * takes over the page without looking at it, and would go on with what the server wrote. Call it before hydration; once
 * the page is alive, each entry is made again, so that every part of the page learns of it.
 */
export function keepPreHydrationInput(): void {
  const entries = new Map<Control, Entry>()
  for (const control of document.querySelectorAll<Control>(controls)) {
    if (isChanged(control)) entries.set(control, entryOf(control))
  }
  // From here on a control belongs to React, which would not yet hear of it.
  function follow(event: Event) {
    const { target } = event
    if (!isControl(target) || (event.type === 'click' && !isTick(target))) return
    event.stopPropagation()
    // Of several radios of a group, the last one counts.
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

/** Who hears of one entry may read the others in the same form, and may have set them back: all are shown each time. */
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
    // React only believes a text that is not what it saw last. Told that it saw another one, it leaves caret and undo.
    if ('defaultValue' in control) Reflect.get(control, '_valueTracker')?.setValue(control.defaultValue)
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

/** Sets what the control shows, past the setter with which React watches it. Chosen files stay by themselves. */
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
