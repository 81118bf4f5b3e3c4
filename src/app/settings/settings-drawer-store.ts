import { create } from 'zustand';

type SettingsDrawer = { isOpen: boolean; open: () => void; close: () => void };

/** Whether the settings drawer is open, and the functions that open and close it. */
export const useSettingsDrawer = create<SettingsDrawer>((set) => ({
  isOpen: false,
  open: () => set({ isOpen: true }),
  close: () => set({ isOpen: false }),
}));
