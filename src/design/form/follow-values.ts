import { type RefObject, useEffect, useRef } from 'react'

/** Writes changed `values` into a filter form. Remounted fields would lose focus and input typed before hydration. */
export function useFollowedValues(form: RefObject<HTMLFormElement | null>, values: Readonly<Record<string, string>>) {
  const shown = JSON.stringify(values)
  const before = useRef(shown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` is derived from `values`
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
      const value = values[field.name]
      if (value !== undefined) field.value = value
    }
  }, [shown])
}
