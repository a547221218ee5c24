interface DrawingText {
  readonly heading: string;
  readonly text: string;
}

/** An object that is drawn to scale, with its size in millimetres. */
export interface DrawnObject {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** Whole computers beside a sheet of paper. */
export interface ComputersDrawingData extends DrawingText {
  readonly kind: 'computers';
  readonly objects: Readonly<Record<'sheet' | 'miniPc' | 'tower' | 'rackServer', DrawnObject>>;
}

/** Drives in a row: two M.2 drives, a 2.5-inch SSD and a 3.5-inch hard drive. */
export interface DrivesDrawingData extends DrawingText {
  readonly kind: 'drives';
  readonly objects: Readonly<Record<'shortM2' | 'longM2' | 'sataSsd' | 'hardDrive', DrawnObject>>;
}

/** A desk: a pair of monitors or a wide one, and a full-size or a compact keyboard. */
export interface DeskDrawingData extends DrawingText {
  readonly kind: 'desk';
  /** The figures of the drawing, for people who can't see it. */
  readonly alt: string;
  readonly labels: Readonly<Record<'pair' | 'wide' | 'full' | 'compact', string>>;
}

/** A floor plan, with its figures in words. */
export interface PlanDrawingData extends DrawingText {
  readonly kind: 'plan';
  readonly rooms: Readonly<
    Record<'open' | 'meeting' | 'reception' | 'kitchen' | 'office' | 'rack', string>
  >;
  /** The meanings of the marks, for people who see the drawing. */
  readonly key: Readonly<
    Record<'socket' | 'accessPoint' | 'camera' | 'cable' | 'rack' | 'door', string>
  >;
  readonly figures: Readonly<Record<string, string>>;
}

export type PageDrawing =
  | ComputersDrawingData
  | DrivesDrawingData
  | DeskDrawingData
  | PlanDrawingData;
