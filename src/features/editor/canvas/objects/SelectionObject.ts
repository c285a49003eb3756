import { ActiveSelection, classRegistry, type FabricObject, type Point } from 'fabric/es'
import { ElementObject } from './ElementObject'
import { strokeOnAnyGround } from './paint'
import { HANDLE_LOOK, LOCKED_BORDER, SELECTION_HANDLES } from './handles'

/** Several selected elements. One locked element locks the whole selection. */
export class SelectionObject extends ActiveSelection {
  constructor(...about: ConstructorParameters<typeof ActiveSelection>) {
    super(...about)
    this.controls = SELECTION_HANDLES
    this.set({ ...HANDLE_LOOK, lockScalingFlip: true })
    this.hold()
  }

  override _onAfterObjectsChange(type: 'added' | 'removed', targets: FabricObject[]): void {
    super._onAfterObjectsChange(type, targets)
    this.hold()
  }

  override strokeBorders(context: CanvasRenderingContext2D, size: Point): void {
    strokeOnAnyGround(context, size)
  }

  private hold(): void {
    const isLocked = this.getObjects().some(
      (object) => object instanceof ElementObject && object.appearance.isLocked,
    )
    this.set({
      lockMovementX: isLocked,
      lockMovementY: isLocked,
      hasControls: !isLocked,
      borderDashArray: isLocked ? LOCKED_BORDER : null,
    })
  }
}

// Fabric creates selections by itself, and looks up their class here.
classRegistry.setClass(SelectionObject, 'ActiveSelection')
