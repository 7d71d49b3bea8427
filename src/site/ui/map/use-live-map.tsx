import { useEffect } from 'react'

const intents = ['pointerover', 'pointerdown', 'focusin', 'click'] as const

/** Hydrates the static map on hover or focus; a button pressed before hydration then takes effect. */
export function useLiveMap(): void {
  useEffect(() => {
    const place = document.querySelector<HTMLElement>('[data-map]')
    if (!place || place.dataset.map === 'alive') return
    let isComing = false
    let pressed: HTMLButtonElement | null = null

    async function come(at: HTMLElement) {
      isComing = true
      const { wakeMap } = await import('./wake-map.tsx')
      wakeMap(at, hydrated)
    }
    function hydrated() {
      leave()
      if (place) place.dataset.map = 'alive'
      pressed?.click()
    }
    function reach(event: Event) {
      if (event.type === 'click' && event.target instanceof Element) pressed = event.target.closest('button')
      if (!isComing && place) void come(place)
    }
    function leave() {
      for (const intent of intents) place?.removeEventListener(intent, reach)
    }
    for (const intent of intents) place.addEventListener(intent, reach)
    if (place.matches(':hover, :focus-within')) void come(place)
    return leave
  }, [])
}
