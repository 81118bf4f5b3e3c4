import { create } from 'zustand';

type SettingsDrawer = { isOpen: boolean; open: () => void; close: () => void };

export const useSettingsDrawer = create<SettingsDrawer>((set) => ({
  isOpen: false,
  open: () => set({ isOpen: true }),
  close: () => set({ isOpen: false }),
}));
