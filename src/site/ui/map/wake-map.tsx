import { hydrateRoot } from 'react-dom/client'
import { MapCard } from './map-card.tsx'

export function wakeMap(at: HTMLElement, onHydrated: () => void): void {
  hydrateRoot(at, <MapCard place={JSON.parse(at.dataset.place ?? '{}')} onHydrated={onHydrated} />)
}
