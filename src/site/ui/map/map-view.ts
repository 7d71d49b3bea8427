/** Zoom factor and offset of the centre in CSS pixels. */
export type MapView = { zoom: number; x: number; y: number }
export type Size = { width: number; height: number }

export const zoomLimits = { min: 0.5, max: 3, step: 0.2 } as const
export const mapSize: Size = { width: 1400, height: 800 }
export const firstView: MapView = { zoom: 1, x: 0, y: 0 }

export function zoomBy(view: MapView, steps: number, window: Size): MapView {
  const requested = Number((view.zoom + steps * zoomLimits.step).toFixed(1))
  const zoom = Math.min(zoomLimits.max, Math.max(zoomLimits.min, requested))
  const factor = zoom / view.zoom
  return saved({ zoom, x: view.x * factor, y: view.y * factor }, window)
}

export function moveBy(view: MapView, x: number, y: number, window: Size): MapView {
  return saved({ ...view, x: view.x + x, y: view.y + y }, window)
}

function saved({ zoom, x, y }: MapView, { width, height }: Size): MapView {
  const roomX = Math.max(0, (mapSize.width * zoom - width) / 2)
  const roomY = Math.max(0, (mapSize.height * zoom - height) / 2)
  return { zoom, x: between(-roomX, x, roomX), y: between(-roomY, y, roomY) }
}

function between(min: number, value: number, max: number): number {
  return Math.min(max, Math.max(min, value)) + 0
}

type Place = { latitude: number; longitude: number }

export function directionsTo({ latitude, longitude }: Place): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
}

export function searchFor({ latitude, longitude }: Place): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`
}

export function streetViewAt({ latitude, longitude }: Place): string {
  return `https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=${latitude},${longitude}`
}
