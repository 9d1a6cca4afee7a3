package tulkas.catan;

/** What a terrain gives. */
public enum Resource {
    BRICK("brick", "hills"),
    LUMBER("lumber", "forest"),
    WOOL("wool", "pasture"),
    GRAIN("grain", "fields"),
    ORE("ore", "mountains");

    private final String text;
    private final String terrain;

    Resource(String text, String terrain) {
        this.text = text;
        this.terrain = terrain;
    }

    /** Null for the desert. */
    static Resource ofTerrain(String terrain) {
        for (Resource resource : values()) {
            if (resource.terrain.equals(terrain)) {
                return resource;
            }
        }
        return null;
    }

    /** Null for other names, such as a harbour's "any". */
    static Resource named(String name) {
        for (Resource resource : values()) {
            if (resource.text.equals(name)) {
                return resource;
            }
        }
        return null;
    }

    @Override
    public String toString() {
        return text;
    }
}
