import { ActiveSelection, classRegistry, type FabricObject, type Point } from 'fabric/es'
import { ElementObject } from './ElementObject'
import { strokeOnAnyGround } from './strokeOnAnyGround'
import { HANDLE_LOOK, HELD_BORDER, SELECTION_HANDLES } from './handles'

/** Several elements that are chosen together; one that is held holds all of them. */
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
    const isHeld = this.getObjects().some(
      (object) => object instanceof ElementObject && object.appearance.isHeld,
    )
    this.set({
      lockMovementX: isHeld,
      lockMovementY: isHeld,
      hasControls: !isHeld,
      borderDashArray: isHeld ? HELD_BORDER : null,
    })
  }
}

// Fabric makes selections by itself, and finds here what to make.
classRegistry.setClass(SelectionObject, 'ActiveSelection')
