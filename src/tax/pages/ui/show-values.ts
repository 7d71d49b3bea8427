export function showValues(form: HTMLFormElement, values: Readonly<Partial<Record<string, string>>>): void {
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
